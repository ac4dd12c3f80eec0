import { describe, expect, it } from 'vitest';
import { boardPlace, boardUrgency, countsForLeaver, dayOfWork, isOverBy, nextInto } from './board.rules.ts';

const day = '2026-11-23';
const person = (start_date: string | null, active_until: string | null = null, deleted: 0 | 1 = 0) => ({
  start_date,
  active_until,
  deleted,
});
const columnOf = (...of: Parameters<typeof person>) => boardPlace(person(...of), day)?.column ?? null;

describe('the column of a person', () => {
  it('follows the first day', () => {
    expect(columnOf('2026-11-24')).toBe('joining');
    expect(columnOf('2026-11-23')).toBe('first_weeks');
    expect(columnOf('2026-10-25')).toBe('first_weeks');
    expect(columnOf('2026-10-24')).toBe(null);
    expect(dayOfWork(person('2026-10-25'), day)).toBe(30);
    expect(columnOf(null)).toBe(null);
    expect(dayOfWork(person(null), day)).toBe(0);
  });

  it('follows the last day, which comes before the first weeks', () => {
    expect(columnOf('2020-01-01', '2026-11-23')).toBe('leaving');
    expect(columnOf('2026-11-20', '2026-12-31')).toBe('leaving');
    expect(columnOf('2026-12-01', '2026-12-31')).toBe('joining');
    expect(boardPlace(person('2020-01-01', '2026-11-22', 1), day)).toEqual({ column: 'left', date: '2026-11-22' });
  });

  it('looks ninety days ahead', () => {
    expect(columnOf('2027-02-21')).toBe('joining');
    expect(columnOf('2027-02-22')).toBe(null);
    expect(columnOf('2020-01-01', '2027-02-21')).toBe('leaving');
    expect(columnOf('2020-01-01', '2027-02-22')).toBe(null);
  });
});

it('knows who comes into a column next', () => {
  const people = [person('2027-05-01'), person('2020-01-01', '2027-03-31'), person('2020-01-01', '2026-01-31', 1)];
  expect((['joining', 'first_weeks', 'leaving', 'left'] as const).map((key) => nextInto(key, people, day))).toEqual([
    '2027-05-01',
    '2027-05-01',
    '2027-03-31',
    '2027-04-01',
  ]);
  expect(nextInto('leaving', [person('2020-01-01')], day)).toBe(null);
});

it('knows the first of several who come into a column', () => {
  const leavers = ['2027-04-30', '2027-03-31', '2027-05-31'].map((last) => person('2020-01-01', last));
  expect(nextInto('leaving', leavers, day)).toBe('2027-03-31');
});

it('counts nobody as coming who is in the column', () => {
  const leaver = person('2020-01-01', '2026-12-31');
  expect(nextInto('leaving', [leaver], day)).toBe(null);
  expect(nextInto('leaving', [leaver, person('2020-01-01', '2027-03-31')], day)).toBe('2027-03-31');
  expect(nextInto('joining', [person(day)], day)).toBe(null);
  expect(nextInto('first_weeks', [person(day, '2026-12-31')], day)).toBe(null);
});

it('is urgent when it is due soon with something open, or costs after leaving', () => {
  const urgency = (
    column: 'first_weeks' | 'leaving' | 'left',
    date: string,
    open: number,
    cost: number | null = null,
  ) => boardUrgency({ column, date, open }, cost, day);
  expect(urgency('leaving', '2026-12-07', 1)).toBe('soon');
  expect(urgency('first_weeks', '2026-11-23', 1)).toBe('soon');
  expect(urgency('first_weeks', '2026-11-22', 1)).toBe('later');
  expect(urgency('leaving', '2026-12-07', 0)).toBe('later');
  expect(urgency('leaving', '2026-12-08', 1)).toBe('later');
  expect(urgency('left', '2026-11-01', 1, 12)).toBe('costs');
  expect(urgency('left', '2026-11-01', 1, null)).toBe('later');
});

it('counts what was given back as somebody was leaving, and not what they had years ago', () => {
  const start = '2020-01-01';
  expect(countsForLeaver({ start, end: null }, day)).toBe(true);
  expect(countsForLeaver({ start, end: '2026-11-01' }, day)).toBe(true);
  expect(countsForLeaver({ start, end: '2026-09-24' }, day)).toBe(true);
  expect(countsForLeaver({ start, end: '2026-09-23' }, day)).toBe(false);
});

it('is over from the day on which it ends', () => {
  expect(isOverBy({ end: '2026-11-22' }, day)).toBe(true);
  expect(isOverBy({ end: '2026-11-23' }, day)).toBe(true);
  expect(isOverBy({ end: '2026-11-24' }, day)).toBe(false);
  expect(isOverBy({ end: null }, day)).toBe(false);
});
