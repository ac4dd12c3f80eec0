import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editSigningSettings } from '#shared/contract/signing/edit-signing-settings.ts';
import { getSigningSettings } from '#shared/contract/signing/get-signing-settings.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { storedNow } from '../../api/problem-extras.ts';
import { query, useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RightSwitch } from '../../ui/right-switch.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useCan } from '../../ui/actor.tsx';
import classes from './features.module.css';

const names = ['forbid_simple', 'mail_file'] as const;

/** How contracts are signed in the company; each switch is kept at once. */
const Switches = () => {
  const { t } = useTranslation('signing');
  const answer = useQuery(query(getSigningSettings, {}));
  const save = useCall(editSigningSettings);
  /** Switches one of them; where somebody else switched the other one first, on top of theirs. */
  const change = (name: (typeof names)[number], on: boolean, version: number): void =>
    save.mutate(
      { body: { [name]: on ? 1 : 0, version } },
      {
        onSuccess: () => notifySuccess(t('settings.saved')),
        onError: (error) => {
          const current = storedNow(error.problem);
          if (current) change(name, on, current.version);
          else notifyThrown(error);
        },
      },
    );
  return (
    <SectionCard flush title={t('settings.title')}>
      <LoadedPart answer={answer}>
        {(stored) => {
          // A switch shows its new state at once; the answer confirms it.
          const shown = { ...stored, ...(save.isPending && save.variables.body) };
          return (
            <ul className={classes.list}>
              {names.map((name) => (
                <li key={name}>
                  <RightSwitch
                    label={t(`settings.${name}`)}
                    help={t(`settings.${name}Help`)}
                    on={shown[name] === 1}
                    onChange={() => change(name, shown[name] !== 1, stored.version)}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </LoadedPart>
    </SectionCard>
  );
};

/** The settings of signing, for whoever sees contracts. */
export const SigningCard = () => (useCan()('contracts:read') ? <Switches /> : null);
