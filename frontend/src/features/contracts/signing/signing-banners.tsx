import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canCorrect, isAwaiting } from '#shared/contracts/signing.rules.ts';
import { fromDmy, isoOf } from '#shared/values/dates.ts';
import { useActor } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import type { Tone } from '../../../ui/tokens.ts';
import type { ContractAnswer } from '../use-contract.ts';
import type { OpenDialog, SigningDialog } from './signing-dialog.ts';
import { useSigningRights } from './use-signing-rights.ts';
import { useTrailCheck } from './use-trail-check.ts';

type Said = { key: string; tone: Tone; words: ReactNode; dialog?: SigningDialog; action?: string };

const endedSaid = ({ details, signers }: ContractAnswer, t: TFunction<'signing'>): Said[] => {
  const decliner = signers.find(({ state }) => state === 'declined');
  const problem = details.sending?.problem ?? null;
  switch (details.state) {
    case 'declined':
      return [
        {
          key: 'declined',
          tone: 'red',
          words: t('banner.declined', { name: decliner?.name ?? '', reason: decliner?.reason ?? '' }),
        },
      ];
    case 'expired':
      return [{ key: 'expired', tone: 'red', words: t('banner.expired', { day: details.deadline }) }];
    case 'provider_error':
      return [{ key: 'provider', tone: 'red', words: t('banner.provider', { problem: problem ?? '' }) }];
    case 'completing':
      return problem === null
        ? [{ key: 'completing', tone: 'accent', words: t('banner.completing') }]
        : [{ key: 'completing', tone: 'amber', words: t('banner.completingAgain', { problem }) }];
    case 'cancelled':
      return [{ key: 'cancelled', tone: 'gray', words: t('banner.cancelled') }];
    default:
      return [];
  }
};

const lateWords = ({ start_date: start }: ContractAnswer['details'], today: string) =>
  start !== null && (isoOf(start) ?? '') <= fromDmy(today) ? 'late.begun' : 'late.banner';

/** What somebody has to know of the signing before they go on. */
const said = (answer: ContractAnswer, today: string, t: TFunction<'signing'>): Said[] => {
  const { details, signers } = answer;
  if (details.deleted === 1) return [];
  const isOpen = isAwaiting(details.state);
  const open = signers.filter(({ state }) => ['waiting', 'sent', 'opened'].includes(state));
  const lost = details.state === 'draft' || isOpen ? open.filter(({ may_sign: may }) => may === 0) : [];
  const paper = isOpen ? open.filter(({ wants_paper_at: at }) => at !== null) : [];
  return [
    ...endedSaid(answer, t),
    ...lost.map(({ id, name }): Said => {
      const words = t('banner.mayNotSign', { name });
      if (isOpen && !canCorrect(details))
        return { key: `lost-${id}`, tone: 'amber', words, dialog: 'reset', action: t('more.reset.label') };
      return isOpen
        ? { key: `lost-${id}`, tone: 'amber', words, dialog: 'give', action: t('banner.give') }
        : { key: `lost-${id}`, tone: 'amber', words, dialog: 'choose', action: t('card.choose') };
    }),
    ...paper.map(({ id, name }): Said => ({
      key: `paper-${id}`,
      tone: 'amber',
      words: t('banner.wantsPaper', { name }),
      dialog: 'reset',
      action: t('banner.startAgain'),
    })),
    ...(isOpen && details.late_for_start === 1
      ? [{ key: 'late', tone: 'red' as const, words: t(lateWords(details, today), { day: details.start_date }) }]
      : []),
  ];
};

/** Whether the signing has something to tell above the page. */
export const hasSigningBanners = (answer: ContractAnswer, t: TFunction<'signing'>): boolean =>
  said(answer, '', t).length > 0;

export const SigningBanners = ({ answer, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation('signing');
  const { today } = useActor();
  const may = useSigningRights();
  const check = useTrailCheck(answer.details.id);
  return (
    <>
      {check.data?.ok === false && <Banner tone="red">{t('banner.trail')}</Banner>}
      {said(answer, today, t).map(({ key, tone, words, dialog, action }) => (
        <Banner
          key={key}
          tone={tone}
          action={
            may.send &&
            dialog !== undefined && (
              <Button variant="transparent" size="compact-sm" onClick={() => open(dialog)}>
                {action}
              </Button>
            )
          }
        >
          {words}
        </Banner>
      ))}
    </>
  );
};
