import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { RequestRowOut } from '#shared/contract/days-off/request.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { PersonCell } from '../../../list/row-parts.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { TypeChip } from '../parts/type-chip.tsx';
import { isHidden } from './is-hidden.ts';
import { StateBadge } from './request-badges.tsx';

const dates = new Set(['start_date', 'end_date', 'requested_on', 'decided_on', 'certificate_until', 'id']);

const dayOf = (moment: string | null): string | null => (moment === null ? null : belgianMoment(moment).slice(0, 10));

type Words = { t: TFunction; amount: (row: RequestRowOut) => string };

/** One cell of the list of requests. */
export const requestCell = (key: string, row: RequestRowOut, { t, amount }: Words): ReactNode => {
  if (key === 'name') return <PersonCell name={row.person_name} picture={row.avatar} nobody={<Empty />} />;
  if (key === 'type_name')
    return <TypeChip name={row.type_name} colour={row.colour} requested={row.state === 'requested'} />;
  if (key === 'minutes') return amount(row);
  if (key === 'state') return row.kind === 'absence' ? t('inbox.absence') : <StateBadge state={row.state} />;
  if (key === 'end_date' && row.end_date === null) return t('inbox.noEnd');
  const value = {
    ...row,
    team: row.person_team_names,
    absence_name: row.kind === 'absence' && !isHidden(row) ? row.type_name : null,
    requested_on: dayOf(row.requested_at),
    decided_on: dayOf(row.decided_at),
  }[key];
  if (value === null || value === undefined || value === '') return <Empty />;
  return <span className={dates.has(key) ? 'tabular' : undefined}>{String(value)}</span>;
};
