import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractOut, ContractRowOut } from '#shared/contract/contracts/contract.ts';
import type { ContractState } from '#shared/contracts/names.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { PersonCell } from '../../list/row-parts.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import type { Tone } from '../../ui/tokens.ts';

const tones: Readonly<Partial<Record<ContractState, Tone>>> = {
  awaiting_first: 'accent',
  awaiting_second: 'accent',
  awaiting_employee: 'accent',
  completing: 'accent',
  signed: 'green',
  declined: 'red',
  expired: 'red',
  provider_error: 'red',
};

/** The state of a contract; an archived one says so first. */
export const StateBadge = ({ row: { state, deleted } }: { row: Pick<ContractOut, 'state' | 'deleted'> }) => {
  const { t } = useTranslation('contracts');
  if (deleted === 1) return <ToneBadge tone="red">{t('archived')}</ToneBadge>;
  const tone = tones[state];
  return (
    <ToneBadge {...(tone && { tone })} dot>
      {t(`state.${state}`)}
    </ToneBadge>
  );
};

const dayOf = (instant: string | null): string | null =>
  instant === null ? null : belgianMoment(instant).slice(0, 10);

const worded = new Set(['type', 'language']);

/** One cell of the list of contracts. */
export const contractCell = (key: string, row: ContractRowOut, t: TFunction): ReactNode => {
  if (key === 'person_name') return <PersonCell name={row.person_name} picture={row.avatar} nobody={<Empty />} />;
  if (key === 'state') return <StateBadge row={row} />;
  const value = {
    ...row,
    team: row.person_team_names,
    created_on: dayOf(row.created_at),
    sent_on: dayOf(row.sent_at),
    signed_on: dayOf(row.signed_at),
  }[key];
  if (value === null || value === undefined || value === '') return <Empty />;
  if (worded.has(key)) return t(`${key}.${String(value)}`);
  return <span className={key.endsWith('_on') || key === 'deadline' ? 'tabular' : undefined}>{String(value)}</span>;
};
