import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMobile } from '#shared/audit/device.ts';
import { endOtherSignIns } from '#shared/contract/session/end-other-sign-ins.ts';
import { endSignIn } from '#shared/contract/session/end-sign-in.ts';
import { listSignIns, type SignInOut } from '#shared/contract/session/list-sign-ins.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { query, useCall } from '../../api/query.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useMoment } from '../../ui/moment.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { useSettingsGroups } from './use-settings-groups.ts';
import classes from './own-sign-ins.module.css';

const useDeviceName = () => {
  const { t } = useTranslation('devices');
  return ({ browser, system }: SignInOut): string => {
    if (browser === null) return system === null ? t('unknown') : t('unknownOn', { system });
    return system === null ? browser : t('on', { browser, system });
  };
};

const Device = ({ signIn, end, isEnding }: { signIn: SignInOut; end: (id: number) => void; isEnding: boolean }) => {
  const { t } = useTranslation('devices');
  const moment = useMoment();
  const name = useDeviceName()(signIn);
  const { id, system, address, signed_in_at: since, last_seen_at: seen, current } = signIn;
  const Icon = isMobile(system) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.device}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <strong>{name}</strong>
        <span>{t('since', { when: moment(since, 'inside') })}</span>
        {current === 0 && <span>{t('seen', { when: moment(seen, 'inside') })}</span>}
        {address !== null && <span>{t('address', { address })}</span>}
      </div>
      {current === 1 ? (
        <ToneBadge tone="green" dot>
          {t('current')}
        </ToneBadge>
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={isEnding}
          aria-label={t('endOne', { name })}
          onClick={() => end(id)}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
};

const Devices = ({ data }: { data: readonly SignInOut[] }) => {
  const { t } = useTranslation('devices');
  const one = useCall(endSignIn);
  const others = useCall(endOtherSignIns);
  const problem = one.error?.problem ?? others.error?.problem;
  return (
    <>
      {problem && <ErrorBox problem={problem} />}
      <SectionCard
        flush
        title={t('card')}
        action={
          data.length > 1 && (
            <Button variant="default" size="xs" loading={others.isPending} onClick={() => others.mutate({ body: {} })}>
              {t('endOthers')}
            </Button>
          )
        }
      >
        <ul className={classes.devices} aria-label={t('card')}>
          {data
            .toSorted((signIn, other) => other.current - signIn.current)
            .map((signIn) => (
              <Device
                key={signIn.id}
                signIn={signIn}
                isEnding={one.isPending && one.variables.body.id === signIn.id}
                end={(id) => one.mutate({ body: { id } })}
              />
            ))}
        </ul>
      </SectionCard>
    </>
  );
};

/** Where the user is signed in, with what ends it: /settings/sign-ins, which is for everybody. */
export const OwnSignInsPage = () => {
  const { t } = useTranslation('devices');
  const answer = useQuery(query(listSignIns, {}));
  // Who may set nothing else has no way back to settings.
  const isAlone = useSettingsGroups().length === 0;
  return (
    <SettingsLayout title={t('title')} intro={t('help')} isTop={isAlone}>
      <LoadedPart answer={answer}>{({ data }) => <Devices data={data} />}</LoadedPart>
    </SettingsLayout>
  );
};
