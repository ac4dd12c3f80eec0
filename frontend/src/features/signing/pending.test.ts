import { expect, it } from 'vitest';
import {
  daysWaiting,
  deadlineSoon,
  filterPending,
  sortPending,
  longestFirst,
  nextAfter,
  noFilter,
  type Pending,
  type PendingFilter,
} from './pending.ts';

const row = (contract_id: number, given: Partial<Pending> = {}): Pending => ({
  contract_id,
  version: 1,
  name: 'Telework annex',
  type: 'annex',
  employee_id: 9,
  person_name: 'Maëlle Dubois',
  avatar: null,
  is_second_signer: 0,
  signer_id: 1,
  waiting_since: '2026-11-20T23:30:00.000Z',
  employee_signed_on: null,
  deadline: null,
  sent_by: 'Annelies De Wachter',
  pages: 1,
  opened_at: null,
  level: 'simple',
  ...given,
});

it('days are those of Belgium', () => {
  expect(daysWaiting(row(1), '2026-11-22')).toBe(1);
  expect(daysWaiting(row(1, { waiting_since: '2026-11-20T22:30:00.000Z' }), '2026-11-22')).toBe(2);
});

it('the last two days of a deadline are told', () => {
  const soon = (deadline: string | null) => deadlineSoon(row(1, { deadline }), '2026-11-22');
  expect([soon(null), soon('24/11/2026'), soon('23/11/2026'), soon('22/11/2026')]).toEqual([
    undefined,
    undefined,
    'tomorrow',
    'today',
  ]);
});

it('rows are found by contract, person, kind, and by what the employee did', () => {
  const rows = [row(1, { employee_signed_on: '20/11/2026' }), row(2, { name: 'Car policy', type: 'car_policy' })];
  const ids = (filter: Partial<PendingFilter>) =>
    filterPending(rows, { ...noFilter, ...filter }).map((each) => each.contract_id);
  expect(ids({ search: ' CAR' })).toEqual([2]);
  expect(ids({ search: 'maëlle' })).toEqual([1, 2]);
  expect(ids({ type: 'car_policy' })).toEqual([2]);
  expect(ids({ isSigned: true })).toEqual([1]);
  expect(ids({ type: 'car_policy', isSigned: true })).toEqual([]);
});

it('the next one follows, around the end, until none is left', () => {
  const rows = [row(1), row(2), row(3)];
  expect(nextAfter(rows, 1)?.contract_id).toBe(2);
  expect(nextAfter(rows, 3)?.contract_id).toBe(1);
  expect(nextAfter([row(1)], 1)).toBeUndefined();
});

it('rows stand in the order that was chosen, those without a value last', () => {
  const rows = [
    row(1, { waiting_since: '2026-11-21T10:00:00.000Z', deadline: null }),
    row(2, { waiting_since: '2026-11-19T10:00:00.000Z', deadline: '02/12/2026' }),
    row(3, { waiting_since: '2026-11-20T10:00:00.000Z', deadline: '24/11/2026' }),
  ];
  const ids = (sort: Parameters<typeof sortPending>[1]) => sortPending(rows, sort).map(({ contract_id: id }) => id);
  expect(ids(longestFirst)).toEqual([2, 3, 1]);
  expect(ids({ key: 'deadline', direction: 'asc' })).toEqual([3, 2, 1]);
  expect(ids({ key: 'deadline', direction: 'desc' })).toEqual([2, 3, 1]);
});
