import { useMemo, useState } from 'react';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import { isoOf } from '#shared/values/dates.ts';
import { format } from '../../../ui/format.ts';

export const sortKeys = ['person', 'team', 'status', 'result', 'changed'] as const;
export type SortKey = (typeof sortKeys)[number];
export type Sort = { key: SortKey; direction: 'asc' | 'desc' };

const textOf: Record<SortKey, (row: ParticipantRowOut) => string> = {
  person: (row) => row.person_name,
  team: (row) => row.person_team_names ?? '',
  status: (row) => row.status ?? '',
  result: (row) => row.result ?? '',
  changed: (row) => isoOf(row.changed_on) ?? '',
};
/** The rows in the order that was chosen, by name at first. */
export const useSortedRows = (rows: readonly ParticipantRowOut[]) => {
  const [sort, setSort] = useState<Sort>({ key: 'person', direction: 'asc' });
  const sorted = useMemo(() => {
    const of = textOf[sort.key];
    const sign = sort.direction === 'asc' ? 1 : -1;
    return rows.toSorted((one, other) => sign * format().compare(of(one), of(other)));
  }, [rows, sort]);
  return {
    rows: sorted,
    sort,
    sortBy: (key: SortKey): void =>
      setSort({ key, direction: sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc' }),
  };
};
