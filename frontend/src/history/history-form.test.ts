import { expect, it } from 'vitest';
import { pathOf, periodsOf, rowIssues, rowsOf, sortedRows, type HistoryRow } from './history-form.ts';
import type { HeldPeriod } from './history-lines.ts';

const held = (id: number, start_date: string, end_date: string | null = null): HeldPeriod => ({
  employee: { id, name: id === 0 ? '' : `Person ${id}`, avatar: null, team_names: 'Sales' },
  start_date,
  end_date,
  days: 0,
});
const stored = [held(2, '01/01/2027'), held(0, '01/06/2026', '01/11/2026'), held(1, '01/01/2026', '01/06/2026')];
const row = (id: number, first: string, last = ''): HistoryRow => ({
  key: first,
  employee_id: id,
  person: null,
  isMasked: false,
  first,
  last,
});
const found = (rows: HistoryRow[]) => rowIssues(rows).map(({ path, code }) => `${path} ${code}`);

it('asks for last days, and sends the days after them, oldest first', () => {
  expect(rowsOf(stored).map(({ last }) => last)).toEqual(['', '31/10/2026', '31/05/2026']);
  expect(periodsOf(rowsOf(stored))).toEqual([
    { employee_id: 1, start_date: '01/01/2026', end_date: '01/06/2026' },
    { employee_id: 0, start_date: '01/06/2026', end_date: '01/11/2026' },
    { employee_id: 2, start_date: '01/01/2027', end_date: null },
  ]);
});

it('keeps somebody whom the user may not see without asking for a person', () => {
  expect(rowsOf(stored)[1]).toMatchObject({ isMasked: true, person: null, employee_id: 0 });
  expect(rowIssues(rowsOf(stored))).toEqual([]);
});

it('names what is missing or no date at its row', () => {
  expect(found([row(0, '31/02/2026', 'soon'), row(1, '')])).toEqual([
    'periods.1.employee_id required',
    'periods.1.start_date invalid_date',
    'periods.1.end_date invalid_date',
    'periods.0.start_date required',
  ]);
});

it('refuses days that overlap, that end before they begin, and a second open end', () => {
  expect(found([row(2, '01/06/2026'), row(1, '01/01/2026', '01/06/2026')])).toEqual([
    'periods.1.start_date held_until',
  ]);
  expect(found([row(1, '02/01/2026', '01/01/2026')])).toEqual(['periods.0.end_date ends_before_start']);
  expect(found([row(2, '01/06/2026'), row(1, '01/01/2026')])).toEqual(['periods.1.start_date open_before']);
  expect(found([row(2, '01/06/2026'), row(1, '01/01/2026', '31/05/2026')])).toEqual([]);
});

it('stands the newest row on top, and finds the rows of an answer there', () => {
  const ids = (rows: HistoryRow[]) => sortedRows(rows).map(({ employee_id }) => employee_id);
  expect(ids([row(1, '01/01/2026'), row(2, '01/06/2026')])).toEqual([2, 1]);
  expect(ids([row(1, '01/01/2026'), row(3, '31/02/2026'), row(2, '01/06/2026')])).toEqual([1, 3, 2]);
  expect(pathOf(2, 3, 'start_date')).toBe('periods.0.start_date');
});
