import {
  IconArrowBackUp,
  IconDeviceTablet,
  IconMailForward,
  IconRefresh,
  IconReplace,
  IconSend,
  IconUpload,
  IconX,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { canAct, canCorrect, isAwaiting } from '#shared/contracts/signing.rules.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { ContractAnswer } from '../use-contract.ts';
import type { OpenDialog, SigningDialog } from './signing-dialog.ts';
import classes from './signing.module.css';
import { useSigningCalls } from './use-signing-calls.ts';
import { useNextStep, useSigningRights } from './use-signing-rights.ts';

const icons: Readonly<Record<string, ComponentType<{ size?: number; stroke?: number }>>> = {
  correct: IconMailForward,
  give: IconReplace,
  'in-person': IconDeviceTablet,
  upload: IconUpload,
  ask: IconRefresh,
  send: IconSend,
  reset: IconArrowBackUp,
  withdraw: IconX,
};

/** The acts that the machine and the user's rights allow, beside the main one. */
const useOffered = ({ details, signers }: ContractAnswer): (SigningDialog | 'ask')[] => {
  const may = useSigningRights();
  const next = useNextStep({ details, signers });
  const isElectronic = details.method !== 'paper' && details.method !== 'provider';
  const turn = signers.find(({ has_turn: has }) => has === 1);
  const isOpen = (role: 'employee' | 'internal'): boolean =>
    signers.some(
      (one) => (one.role === 'employee') === (role === 'employee') && ['waiting', 'sent', 'opened'].includes(one.state),
    );
  const mayCorrect = may.send && canCorrect(details);
  const offered: (readonly [SigningDialog | 'ask', boolean])[] = [
    ['correct', mayCorrect && isOpen('employee')],
    ['give', mayCorrect && isOpen('internal')],
    ['in-person', may.send && isElectronic && turn?.role === 'employee' && isAwaiting(details.state)],
    [
      'upload',
      may.write && may.send && details.method === 'paper' && isAwaiting(details.state) && next?.kind !== 'upload',
    ],
    ['ask', may.send && details.method === 'provider' && isAwaiting(details.state)],
    ['send', may.send && details.state !== 'draft' && canAct(details, 'send')],
    ['reset', may.send && canAct(details, 'reset')],
    ['withdraw', may.send && canAct(details, 'cancel')],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([key]) => key);
};

/** Further acts on the way to a signed contract, each with what follows from it. */
export const MoreActionsCard = ({ answer, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation('signing');
  const offered = useOffered(answer);
  const calls = useSigningCalls(answer.details);
  if (offered.length === 0) return null;
  return (
    <div data-print="none">
      <SectionCard flush title={t('more.title')}>
        <ul className={classes.more}>
          {offered.map((key) => {
            const Icon = icons[key] ?? IconSend;
            return (
              <li key={key}>
                <button
                  type="button"
                  disabled={calls.isPending}
                  onClick={() => (key === 'ask' ? calls.ask() : open(key))}
                >
                  <Icon size={18} stroke={1.75} />
                  <span>
                    {t(`more.${key}.label`)}
                    <small>{t(`more.${key}.help`)}</small>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </SectionCard>
    </div>
  );
};
