import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listPendingInternal } from '#shared/contract/signing/list-pending-internal.ts';
import { format } from '../../ui/format.ts';
import { belgianDay, daysBetween, isoOf, type IsoDate } from '#shared/values/dates.ts';

export type PendingAnswer = EndpointResponse<typeof listPendingInternal>;
export type Pending = PendingAnswer['data'][number];

/** Since how many days it is the user's turn. */
export const daysWaiting = ({ waiting_since: since }: Pending, today: IsoDate): number =>
  Math.max(0, daysBetween(belgianDay(new Date(since)), today));

/** Whether the last day to sign is today or tomorrow; that has a badge. */
export const deadlineSoon = ({ deadline }: Pending, today: IsoDate): 'today' | 'tomorrow' | undefined => {
  const day = isoOf(deadline);
  const left = day === undefined ? undefined : daysBetween(today, day);
  if (left === undefined || left > 1) return undefined;
  return left === 1 ? 'tomorrow' : 'today';
};

/** Which rows are wanted: words of contract or person, a kind of contract, those that the employee has signed. */
export type PendingFilter = {
  readonly search: string;
  readonly type: Pending['type'] | undefined;
  readonly isSigned: boolean;
};
export const noFilter: PendingFilter = { search: '', type: undefined, isSigned: false };

export const filterPending = (rows: readonly Pending[], { search, type, isSigned }: PendingFilter): Pending[] => {
  const words = search.trim().toLocaleLowerCase('nl-BE');
  return rows.filter(
    (row) =>
      `${row.name} ${row.person_name}`.toLocaleLowerCase('nl-BE').includes(words) &&
      (type === undefined || row.type === type) &&
      (!isSigned || row.employee_signed_on !== null),
  );
};

/** The next row to sign after one, around the end; undefined once it is the only one. */
export const nextAfter = (rows: readonly Pending[], id: number): Pending | undefined => {
  const at = rows.findIndex(({ contract_id: contract }) => contract === id);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return others.find(({ contract_id: contract }) => contract !== id);
};

const textOf = {
  contract: ({ name }) => name,
  person: ({ person_name: name }) => name,
  as: ({ is_second_signer: second }) => String(second),
  signed: ({ employee_signed_on: day }) => isoOf(day) ?? '',
  since: ({ waiting_since: since }) => since,
  deadline: ({ deadline: day }) => isoOf(day) ?? '',
} satisfies Record<string, (row: Pending) => string>;

export type PendingSort = { readonly key: keyof typeof textOf; readonly direction: 'asc' | 'desc' };
/** What waits longest stands first. */
export const longestFirst: PendingSort = { key: 'since', direction: 'asc' };

/** The rows in an order; those without a value stand last, whatever its direction. */
export const sortPending = (rows: readonly Pending[], { key, direction }: PendingSort): Pending[] => {
  const of = textOf[key];
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) =>
    of(one) === '' || of(other) === ''
      ? Number(of(one) === '') - Number(of(other) === '')
      : sign * format().compare(of(one), of(other)),
  );
};
