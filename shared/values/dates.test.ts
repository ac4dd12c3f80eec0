import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  belgianDay,
  belgianDayOf,
  daysBetween,
  doneDayIssues,
  instantOf,
  isIsoDate,
  parseDmy,
  sameTimeAfter,
  startOfDay,
  fromDmy,
  toDmy,
} from './dates.ts';
import { wireDate } from './wire-date.ts';

describe('parseDmy', () => {
  it.each([
    '31/02/2024',
    '29/02/2023',
    '00/01/2024',
    '1/1/24',
    '2024-01-01',
    '01/13/2024',
    '',
    '31/12/1899',
    '01/01/2101',
    '٠١/٠١/٢٠٢٤',
  ])('refuses %j', (text) => expect(parseDmy(text)).toBeNull());

  it.each([
    ['29/02/2024', '2024-02-29'],
    [' 01/07/2023 ', '2023-07-01'],
    ['31/12/2100', '2100-12-31'],
  ])('reads %j', (text, iso) => expect(parseDmy(text)).toBe(iso));

  it('reads back every date it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73_000 }), (days) => {
        const iso = addDays('1900-01-01', days);
        expect(isIsoDate(iso)).toBe(true);
        expect(parseDmy(toDmy(iso))).toBe(iso);
        expect(fromDmy(toDmy(iso))).toBe(iso);
        expect(daysBetween('1900-01-01', iso)).toBe(days);
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws and never invents a date', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        const iso = parseDmy(text);
        expect(iso === null || isIsoDate(iso)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('wireDate', () => {
  it('says what is wrong', () => {
    expect(wireDate.safeParse('31/02/2024').error?.issues[0]).toMatchObject({
      code: 'custom',
      params: { code: 'invalid_date' },
    });
    expect(wireDate.safeParse('').error?.issues[0]).toMatchObject({ params: { code: 'required' } });
  });
});

it('belgianDay is the day of the calendar in Brussels at any moment', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels', dateStyle: 'short' });
  const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2101-01-01'), noInvalidDate: true });
  fc.assert(fc.property(moment, (at) => belgianDay(at) === calendar.format(at)));
  fc.assert(fc.property(moment, (at) => belgianDayOf(at.toISOString()) === calendar.format(at)));
  expect(belgianDayOf('2026-11-20T21:30:00-03:00')).toBe('2026-11-21');
});

it('belgianDay follows Brussels over midnight', () => {
  expect(belgianDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  expect(belgianDay(new Date('2026-07-20T21:59:00Z'))).toBe('2026-07-20');
});

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2027-05-15', 60, '2032-05-15'],
  ['2027-03-31', -1, '2027-02-28'],
])('%s and %i months is %s', (date, months, later) => expect(addMonths(date, months)).toBe(later));

describe('startOfDay', () => {
  it.each([
    ['2026-01-15', 0, '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', 0, '2026-07-14T22:00:00.000Z'],
    // The nights in which the clocks change.
    ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
    ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
  ])('of %s and %i days is %s', (day, days, instant) => {
    expect(startOfDay(day, days).toISOString()).toBe(instant);
    expect(belgianDay(startOfDay(day, days))).toBe(addDays(day, days));
    expect(belgianDay(new Date(startOfDay(day, days).getTime() - 1))).toBe(addDays(day, days - 1));
  });
});

describe('a time of day in Belgium', () => {
  it.each([
    ['2026-03-29', 90, '2026-03-29T00:30:00.000Z'],
    // Half past two is left out in spring, and comes twice in autumn.
    ['2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', 210, '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', 23 * 60 + 30, '2026-03-29T21:30:00.000Z'],
    ['2026-03-29', 24 * 60, '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 210, '2026-10-25T02:30:00.000Z'],
    ['2026-10-25', 24 * 60, '2026-10-25T23:00:00.000Z'],
    ['2026-11-25', 24 * 60, '2026-11-25T23:00:00.000Z'],
  ])('on %s, %i minutes after midnight, is %s', (day, minutes, instant) => {
    expect(instantOf(day, minutes).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-03-27T08:15:30.250Z', 3, '2026-03-30T07:15:30.250Z'],
    ['2026-10-23T07:15:30.250Z', 3, '2026-10-26T08:15:30.250Z'],
    ['2026-03-27T23:30:00.000Z', 1, '2026-03-28T23:30:00.000Z'],
    ['2026-03-28T23:30:00.000Z', 1, '2026-03-29T22:30:00.000Z'],
    ['2026-03-28T01:30:00.000Z', 1, '2026-03-29T01:30:00.000Z'],
    ['2026-11-02T09:00:00.000Z', 60, '2027-01-01T09:00:00.000Z'],
  ])('of %s is after %i days that of %s', (instant, days, later) => {
    expect(sameTimeAfter(instant, days).toISOString()).toBe(later);
  });
});

describe('doneDayIssues', () => {
  it.each([
    [null, []],
    ['2026-11-30', []],
    ['2026-12-01', ['date_after_max: field can not be after 30/11/2026']],
    ['1926-11-30', ['date_before_min: field can not be before 01/01/1950']],
  ])('of %s, seen from 30/11/2026, are %j', (day, issues) => {
    const found = doneDayIssues('date', day, '2026-11-30');
    expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual(issues);
  });
});
