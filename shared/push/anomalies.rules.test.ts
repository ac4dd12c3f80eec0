import { aSpan, EXTRA, fullTime, LEGAL, readEntries, aRequest } from '#tests/builders/worked-days.ts';
import { expect, it } from 'vitest';
import type { DayEntry } from '#shared/days-off/entries.ts';
import { anomaliesOf, type AnomaliesOf } from './anomalies.rules.ts';

const OVERTIME = 3;

const entry = (date: string, minutes: number, more: Partial<DayEntry> = {}): DayEntry => ({
  date,
  minutes,
  type_id: LEGAL,
  part: 'whole',
  state: 'approved',
  request_id: 1,
  ...more,
});

const found = (of: Partial<AnomaliesOf>) =>
  anomaliesOf({
    person: { employee_number: '1001', start_date: null, active_until: null, statute: 'white_collar' },
    entries: [],
    lines: [],
    calendar: fullTime,
    isOverSchedule: (type) => type === OVERTIME,
    oneCodePerDay: true,
    changedSince: false,
    from: '2026-11-01',
    to: '2026-11-30',
    ...of,
  }).map(({ date, reason, detail }) => [date, reason, detail]);

it('are none of an ordinary month', () => {
  const entries = readEntries([aRequest(aSpan('2026-11-09', '2026-11-13'))], '2026-11-22');
  expect(entries).toHaveLength(4);
  expect(found({ entries })).toEqual([]);
});

it('are first about the person: no number, a contract that ended before, days that changed', () => {
  const person = { employee_number: null, start_date: null, active_until: '2026-10-31', statute: null };
  expect(found({ person, changedSince: true })).toEqual([
    [null, 'no_payroll_number', null],
    [null, 'contract_ended', '31/10/2026'],
    [null, 'changed_since_last_push', null],
  ]);
  expect(
    found({ person: { employee_number: '7', start_date: null, active_until: '2026-11-15', statute: 'self_employed' } }),
  ).toEqual([]);
});

it('are days that nobody decided, of the month only', () => {
  const entries = [
    entry('2026-10-30', 456, { state: 'requested' }),
    entry('2026-11-01', 0, { state: 'requested' }),
    entry('2026-11-02', 0, { state: 'requested' }),
    entry('2026-11-03', 228, { state: 'requested', part: 'morning' }),
    entry('2026-11-03', 228, { state: 'requested', part: 'afternoon', request_id: 2 }),
    entry('2026-11-30', 456, { state: 'requested' }),
    entry('2026-12-01', 456, { state: 'requested' }),
  ];
  expect(found({ entries })).toEqual([
    ['2026-11-01', 'calendar_request_not_approved', null],
    ['2026-11-02', 'calendar_request_not_approved', null],
    ['2026-11-03', 'calendar_request_not_approved', null],
    ['2026-11-30', 'calendar_request_not_approved', null],
  ]);
});

it('are more approved minutes than the schedule has, by the day, but not of a type that may have more', () => {
  const entries = [
    entry('2026-11-03', 300),
    entry('2026-11-03', 200, { type_id: EXTRA }),
    entry('2026-11-04', 456),
    entry('2026-11-04', 228, { state: 'requested' }),
    entry('2026-11-05', 456),
    entry('2026-11-05', 120, { type_id: OVERTIME }),
    entry('2026-11-06', 485),
  ];
  expect(found({ entries })).toEqual([
    ['2026-11-03', 'more_minutes_than_schedule', '8:20 > 7:36'],
    ['2026-11-04', 'calendar_request_not_approved', null],
    ['2026-11-06', 'more_minutes_than_schedule', '8:05 > 7:36'],
  ]);
});

it('are days off where the person does not work: a holiday, a weekend', () => {
  const entries = [
    entry('2026-11-07', 456),
    entry('2026-11-08', 120, { type_id: OVERTIME }),
    entry('2026-11-11', 456),
    entry('2026-11-14', 0),
  ];
  expect(found({ entries })).toEqual([
    ['2026-11-07', 'day_without_schedule', 'weekend'],
    ['2026-11-11', 'day_without_schedule', 'holiday'],
  ]);
});

it('are two codes on one day where the office takes one', () => {
  const line = (date: string, code: string) => ({ date, code, type_id: LEGAL, part: 'minutes' as const, minutes: 228 });
  const lines = [line('2026-11-03', 'Z50'), line('2026-11-03', 'V01'), line('2026-11-04', 'V01'), line('2026-12-01', 'Z50'), line('2026-12-01', 'V01')]; // prettier-ignore
  expect(found({ lines })).toEqual([['2026-11-03', 'two_codes_on_one_day', 'V01, Z50']]);
  expect(found({ lines, oneCodePerDay: false })).toEqual([]);
});
