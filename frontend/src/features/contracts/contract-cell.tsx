import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ContractRowOut } from '#shared/contract/contracts/contract.ts';
import { isAwaiting } from '#shared/contracts/signing.rules.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { StateBadge } from '../../contracts/state-badge.tsx';
import { PersonCell } from '../../list/row-parts.tsx';
import { DueDate } from '../../ui/due-date.tsx';
import { Empty } from '../../ui/empty.tsx';

const dayOf = (instant: string | null): string | null =>
  instant === null ? null : belgianMoment(instant).slice(0, 10);

/** A deadline of a contract under way says how near it is from a few days before. */
const DEADLINE_SOON_DAYS = 7;

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
  if (key === 'deadline' && row.deleted === 0 && isAwaiting(row.state))
    return <DueDate day={String(value)} soon={DEADLINE_SOON_DAYS} />;
  if (worded.has(key)) return t(`${key}.${String(value)}`);
  return <span className={key.endsWith('_on') || key === 'deadline' ? 'tabular' : undefined}>{String(value)}</span>;
};
