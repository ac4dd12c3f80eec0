import {
  aSpan,
  calendarOf,
  EXTRA,
  fourFifths,
  fullTime,
  anIllness,
  ILLNESS,
  LEGAL,
  readEntries,
  settings,
  aRequest,
} from '#tests/builders/worked-days.ts';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#shared/values/dates.ts';
import { balanceOf, leftAfter, leftToAsk, rightOfYear, type BalanceOf, type Employment } from './balance.rules.ts';
import { isProblem } from './balance-problems.ts';
import { changeRightFrom, nextChange, rightIn, type DayOffRight } from './day-off-right.ts';
import type { EntryRequest } from './entries.ts';

/* Rights and balances worked out by hand (docs/areas/days-off.md). A full day has 456 minutes. */

const person: Employment = {
  start_date: '2020-01-01',
  active_until: null,
  statute: 'white_collar',
  seniority_date: null,
};
const right = (more: Partial<DayOffRight> = {}): DayOffRight => ({
  type_id: LEGAL,
  basis: 'year_before',
  days: 20,
  seniority: [],
  carries_until: null,
  carries_max: null,
  ...more,
});
const extra = right({ type_id: EXTRA, basis: 'same_year', days: 12 });

describe('the right of a year', () => {
  const of = (of: Partial<Employment>, given: DayOffRight, year: number, calendar = fullTime) =>
    rightOfYear({ ...person, ...of }, given, year, calendar);

  it('to legal holidays of who starts on 01/07/2026 is 0 in 2026 and 10 days in 2027', () => {
    const starts = { start_date: '2026-07-01' };
    expect(of(starts, right(), 2026)).toBe(0);
    // 20 days x 6/12 x 456.
    expect(of(starts, right(), 2027)).toBe(4560);
    expect(of(starts, right(), 2028)).toBe(9120);
    // Extra-legal days are of the year itself: 12 x 6/12 x 456.
    expect(of(starts, extra, 2026)).toBe(2736);
  });

  it('counts the days of a month that began before', () => {
    // 17 of 31 days of July and 5 months: 20 x (17/31 + 5)/12 x 456 = 4216.77.
    expect(of({ start_date: '2026-07-15' }, right(), 2027)).toBe(4217);
    // Until 31/03: 12 x 3/12 x 456, and nothing in the years after.
    expect(of({ active_until: '2026-03-31' }, extra, 2026)).toBe(1368);
    expect(of({ active_until: '2026-03-31' }, right(), 2027)).toBe(0);
    // The last day of July and 5 months: 20 x (1/31 + 5)/12 x 456 = 3824.52.
    expect(of({ start_date: '2026-07-31' }, right(), 2027)).toBe(3825);
    // 1 January alone: 12 x (1/31)/12 x 456 = 14.71.
    expect(of({ active_until: '2026-01-01' }, extra, 2026)).toBe(15);
  });

  it('on 4/5 is 16 days, and follows the schedule of the year before', () => {
    expect(of({}, right(), 2027, fourFifths)).toBe(16 * 456);
    // Full time to the end of June, then 4/5: half of 20 and half of 16 days.
    const changes = calendarOf({ from: '2026-07-01', schedule_id: 1, week: 1 });
    expect(of({}, right(), 2027, changes)).toBe(18 * 456);
    expect(of({}, right(), 2026, changes)).toBe(20 * 456);
  });

  it('is nothing for self-employed people and interns', () => {
    expect(of({ statute: 'self_employed' }, right(), 2027)).toBe(0);
    expect(of({ statute: 'intern' }, extra, 2027)).toBe(0);
  });

  it('grows with full years of seniority on 1 January, each step in place of the one before', () => {
    const steps = { seniority: [{ from_years: 10, days: 3 }, { from_years: 5, days: 1 }] }; // prettier-ignore
    const days = (seniority_date: IsoDate | null, start_date: IsoDate | null) =>
      of({ seniority_date, start_date }, { ...extra, ...steps }, 2026) / 456;
    expect(days(null, '2021-01-01')).toBe(13);
    expect(days(null, '2021-01-02')).toBe(12);
    expect(days('2016-01-01', '2025-01-01')).toBe(15);
    expect(days(null, null)).toBe(12);
    expect(of({ start_date: '2010-01-01' }, { ...extra, seniority: steps.seniority.toReversed() }, 2026)).toBe(
      15 * 456,
    );
  });
});

type Facts = [requests: readonly EntryRequest[], today: IsoDate, year: number, more?: Partial<BalanceOf>];

const factsOf = (...[requests, today, year, more = {}]: Facts): BalanceOf => ({
  type_id: LEGAL,
  year,
  rightOf: () => right(),
  person,
  corrections: [],
  entries: readEntries(requests, today),
  replaces: new Map(),
  keepsHolidays: (type) => type === ILLNESS,
  calendar: fullTime,
  settings,
  today,
  ...more,
});
const balance = (...facts: Facts) => balanceOf(factsOf(...facts));

describe('a balance', () => {
  it('of what carries over to 31/03 lapses after that day, but for what was taken', () => {
    const ofExtra = (start: IsoDate, end: IsoDate) => aRequest(aSpan(start, end, { type_id: EXTRA }));
    const requests = [
      ofExtra('2026-06-01', '2026-06-10'), // 8 days of 12
      ofExtra('2027-02-01', '2027-02-01'), // 1 day of the 4 that are left
      ofExtra('2027-04-05', '2027-04-06'), // Easter is on 28/03/2027: 2 days
    ];
    const carrying = { type_id: EXTRA, rightOf: () => ({ ...extra, carries_until: '03-31' }) };
    expect(balance(requests, '2026-12-31', 2026, carrying)).toMatchObject({ taken: 3648, left: 1824 });
    expect(balance(requests, '2027-03-31', 2027, carrying)).toEqual({
      type_id: EXTRA,
      year: 2027,
      right: 5472,
      carried_over: 1824,
      carried_lapsed: 0,
      carried_until: '2027-03-31',
      carried_open: 1368,
      corrections: 0,
      taken: 456,
      planned: 912,
      asked: 0,
      left: 5472 + 1824 - 456 - 912,
    });
    const left = { ...carrying, person: { ...person, active_until: '2026-12-31' } };
    expect(balance([], '2027-03-31', 2027, left)).toMatchObject({ right: 0, carried_over: 0, left: 0 });
    expect(balance(requests, '2027-04-01', 2027, carrying)).toMatchObject({
      carried_over: 456,
      carried_lapsed: 1368,
      carried_until: '2027-03-31',
      left: 5472 + 456 - 456 - 912,
    });
    // At most 2 days carry over: 912.
    const limited = { type_id: EXTRA, rightOf: () => ({ ...extra, carries_until: '03-31', carries_max: 2 }) };
    expect(balance(requests, '2027-01-01', 2027, limited).carried_over).toBe(912);
    // The first year of balances has nothing before it.
    expect(balance(requests, '2027-01-01', 2027, { ...carrying, settings: { first_year: 2027 } })).toMatchObject({
      carried_over: 0,
      carried_until: null,
    });
  });

  it('of legal holidays lapses on 31/12', () => {
    const requests = [aRequest(aSpan('2026-07-06', '2026-07-10'))];
    expect(balance(requests, '2026-12-31', 2026).left).toBe(15 * 456);
    expect(balance(requests, '2027-01-01', 2027)).toMatchObject({ carried_over: 0, carried_until: null, left: 9120 });
  });

  it('of legal holidays that illness kept from being taken stays 24 months', () => {
    // 17 of 20 days taken in 2026, and 5 days ill in December: the 3 that are left stay until 31/12/2028.
    const july = aRequest(aSpan('2026-07-01', '2026-07-24')); // 18 weekdays less 21/07: 17 days
    const requests = [july, anIllness('2026-12-14', '2026-12-18')];
    expect(july.days).toHaveLength(17);
    expect(balance(requests, '2026-12-31', 2026).left).toBe(3 * 456);
    expect(balance(requests, '2027-06-01', 2027)).toMatchObject({
      carried_over: 1368,
      carried_until: '2028-12-31',
      left: 9120 + 1368,
    });
    // What is taken in 2027 is taken from them first: 1 day leaves 2, which lapse after 2028.
    const later = [...requests, aRequest(aSpan('2027-06-07', '2027-06-07'))];
    expect(balance(later, '2028-06-01', 2028)).toMatchObject({ carried_over: 912, carried_until: '2028-12-31' });
    expect(balance(later, '2029-06-01', 2029)).toMatchObject({ carried_over: 0, carried_until: null });
    // Two days of illness keep two.
    const short = [july, anIllness('2026-12-14', '2026-12-15')];
    expect(balance(short, '2027-06-01', 2027).carried_over).toBe(912);
  });

  it('of legal holidays that may carry over carries what illness did not keep', () => {
    // All 20 days are left: 5 ill days keep 5 until 31/12/2028, the other 15 carry to 31/03/2027.
    const requests = [anIllness('2026-12-14', '2026-12-18')];
    const carrying = { rightOf: () => right({ carries_until: '03-31' }) };
    expect(balance(requests, '2027-03-31', 2027, carrying)).toMatchObject({ carried_over: 9120, carried_until: '2027-03-31' }); // prettier-ignore
    expect(balance(requests, '2027-04-01', 2027, carrying)).toMatchObject({
      carried_over: 2280,
      carried_lapsed: 6840,
      carried_until: '2028-12-31',
    });
  });

  it('takes a certificate of a former employer as a correction, and leaves no debt to the next year', () => {
    const starts = { person: { ...person, start_date: '2026-07-01' } };
    const corrections = [
      { type_id: LEGAL, year: 2026, minutes: 4560 },
      { type_id: EXTRA, year: 2026, minutes: 456 },
    ];
    expect(balance([], '2026-08-01', 2026, { ...starts, corrections })).toMatchObject({ right: 0, corrections: 4560, left: 4560 }); // prettier-ignore
    const requests = [aRequest(aSpan('2026-10-05', '2026-10-06'))];
    const carrying = { ...starts, rightOf: () => right({ carries_until: '12-31' }) };
    expect(balance(requests, '2026-12-31', 2026, carrying).left).toBe(-912);
    expect(balance(requests, '2027-01-01', 2027, carrying)).toMatchObject({ carried_over: 0, left: 4560 });
  });

  it('is to be looked at while days that lapse soon are neither taken nor planned by then', () => {
    const ofExtra = (day: IsoDate) => aRequest(aSpan(day, day, { type_id: EXTRA }));
    const left = aRequest(aSpan('2026-06-01', '2026-06-12', { type_id: EXTRA })); // 10 days of 12
    const carrying = { type_id: EXTRA, rightOf: () => ({ ...extra, carries_until: '03-31' }) };
    const isLookedAt = (requests: readonly EntryRequest[], today: IsoDate): boolean =>
      isProblem(balance([left, ...requests], today, 2027, carrying), today);
    expect([isLookedAt([], '2027-01-01'), isLookedAt([], '2027-03-01'), isLookedAt([], '2027-04-01')]).toEqual([false, true, false]); // prettier-ignore
    // Days in July save none of those that lapse in March.
    expect(isLookedAt(['2027-07-05', '2027-07-06'].map(ofExtra), '2027-03-01')).toBe(true);
    expect(isLookedAt(['2027-03-08', '2027-03-09'].map(ofExtra), '2027-03-01')).toBe(false);
    // Days that illness keeps until the end of the year after lapse later, whatever was taken of the others.
    const kept = [anIllness('2026-12-14', '2026-12-15')];
    const legal = { rightOf: () => right({ days: 4, carries_until: '03-31' }) };
    const taken = ['2027-03-08', '2027-03-09'].map((day) => aRequest(aSpan(day, day)));
    expect(isProblem(balance([...kept, ...taken], '2027-03-15', 2027, legal), '2027-03-15')).toBe(false);
  });

  it('counts today as taken, and a change that waits without what it replaces', () => {
    const approved = aRequest(aSpan('2026-06-01', '2026-06-03'));
    const change = aRequest(aSpan('2026-06-01', '2026-06-02'), { state: 'requested', replaces_id: approved.id });
    const waits = aRequest(aSpan('2026-09-07', '2026-09-07'), { state: 'requested' });
    const replaces = new Map([[change.id, approved.id]]);
    const facts = factsOf([approved, change, waits], '2026-06-01', 2026, { replaces });
    expect(balanceOf(facts)).toMatchObject({ taken: 456, planned: 912, asked: 912 + 456 - 1368, left: 9120 - 1368 });
    expect(leftToAsk(facts, [])).toBe(9120 - 912 - 456);
    const others = [
      aRequest(aSpan('2026-09-08', '2026-09-09', { type_id: EXTRA }), { state: 'requested' }),
      aRequest(aSpan('2027-09-07', '2027-09-07'), { state: 'requested' }),
    ];
    const later = factsOf([waits, ...others], '2026-06-01', 2026);
    expect([balanceOf(later).asked, leftToAsk(later, [])]).toEqual([456, 9120 - 456]);
  });

  it('leaves what lapses on 31/03 for days up to it only, whoever else waits to take it', () => {
    const rightOf = () => ({ ...extra, carries_until: '03-31' });
    // 4 of 12 days carry over, 12 are of the year itself.
    const before = aRequest(aSpan('2026-06-01', '2026-06-10', { type_id: EXTRA }));
    const waits = aRequest(aSpan('2027-02-01', '2027-02-02', { type_id: EXTRA }), { state: 'requested' });
    const left = (requests: readonly EntryRequest[], today: IsoDate, ...dates: IsoDate[]): number =>
      leftToAsk(
        factsOf(requests, today, 2027, { type_id: EXTRA, rightOf }),
        dates.map((date) => ({ date, minutes: 456 })),
      ) / 456;
    expect(left([before], '2027-01-04', '2027-03-31')).toBe(13);
    expect(left([before], '2027-01-04', '2027-06-01', '2027-06-02')).toBe(12);
    expect(left([before], '2027-01-04', '2027-06-01', '2027-03-01', '2027-03-02')).toBe(14);
    expect(left([before], '2027-01-04', '2026-12-31', '2028-03-01')).toBe(12);
    // Two of the four days are taken by who waits: 14 are left, of which 12 for June.
    expect(left([before, waits], '2027-01-04', '2027-06-01')).toBe(12);
    expect(left([before, waits], '2027-01-04', '2027-03-01', '2027-03-02')).toBe(14);
    // What has lapsed is gone already, once.
    expect(left([before], '2027-04-01', '2027-06-01')).toBe(12);
    // What illness kept lapses with a later year.
    const ill = anIllness('2026-12-14', '2026-12-18');
    expect(leftToAsk(factsOf([ill], '2027-01-04', 2027), [{ date: '2027-12-31', minutes: 456 }])).toBe(25 * 456);
  });

  it('leaves after days what has not lapsed by the last of them', () => {
    const rightOf = () => ({ ...extra, carries_until: '03-31' });
    const before = aRequest(aSpan('2026-06-01', '2026-06-10', { type_id: EXTRA }));
    const left = (today: IsoDate, ...dates: IsoDate[]): number =>
      leftAfter(
        factsOf([before], today, 2027, { type_id: EXTRA, rightOf }),
        dates.map((date) => ({ date, minutes: 456 })),
      ) / 456;
    expect(left('2027-01-04', '2027-03-30', '2027-03-31')).toBe(14);
    expect(left('2027-01-04', '2027-03-31', '2027-04-01')).toBe(11);
    expect(left('2027-01-04', '2027-06-01', '2028-06-01')).toBe(11);
    expect(left('2027-04-01', '2027-06-01')).toBe(11);
  });

  it('gives the years before a change what they gave', () => {
    const carrying = right({ type_id: EXTRA, basis: 'same_year', days: 12, carries_until: '03-31' });
    const rights = changeRightFrom([carrying, right()], { ...carrying, days: 20, carries_until: null }, 2027);
    const of = { type_id: EXTRA, rightOf: (year: number) => rightIn(rights, EXTRA, year) };
    expect(balance([], '2026-12-31', 2026, of).right).toBe(12 * 456);
    expect(balance([], '2027-01-01', 2027, of)).toMatchObject({ right: 20 * 456, carried_over: 12 * 456 });
    expect(balance([], '2028-01-01', 2028, of)).toMatchObject({ right: 20 * 456, carried_over: 0 });
    expect([2026, 2027].map((year) => nextChange(rights, EXTRA, year))).toEqual([2027, null]);
    expect(changeRightFrom(rights, carrying, 2026).filter(({ type_id: type }) => type === EXTRA)).toEqual([
      carrying,
      { ...carrying, from_year: 2026 },
    ]);
  });

  it('takes first what lapses first, up to and including its last day, and no more than it has', () => {
    // All 20 days are left: 5 ill days keep 5 until 31/12/2028, the other 15 carry to 31/03/2027.
    const ill = anIllness('2026-12-14', '2026-12-18');
    const carrying = { rightOf: () => right({ carries_until: '03-31' }) };
    const days = (...all: IsoDate[]) => [ill, ...all.map((day) => aRequest(aSpan(day, day)))];
    const of = (all: readonly EntryRequest[], today: IsoDate, year: number) => balance(all, today, year, carrying);
    const onLastDay = days('2027-03-31');
    expect(of(onLastDay, '2027-03-31', 2027)).toMatchObject({ carried_open: 14 * 456 });
    expect(of(onLastDay, '2027-04-01', 2027)).toMatchObject({ carried_lapsed: 14 * 456, carried_open: 5 * 456 });
    // A day in April is taken from what illness kept; of the 20 days of 2027 all are left, 4 of the kept ones, too.
    const inApril = days('2027-04-01');
    expect(of(inApril, '2027-04-02', 2027)).toMatchObject({ carried_open: 4 * 456 });
    expect(of(inApril, '2028-01-01', 2028)).toMatchObject({ carried_over: 24 * 456, carried_until: '2028-03-31', carried_open: 20 * 456 }); // prettier-ignore
    // Two days carry over, and the third one is of the year itself.
    const two = { type_id: LEGAL, rightOf: () => right({ carries_until: '03-31', carries_max: 2 }) };
    const three = ['2027-03-01', '2027-03-02', '2027-03-03'].map((day) => aRequest(aSpan(day, day)));
    expect(balance(three, '2027-04-01', 2027, two)).toMatchObject({ carried_over: 912, carried_lapsed: 0 });
    // What was kept and is taken altogether lapses no more.
    const kept = [anIllness('2026-12-14', '2026-12-14'), aRequest(aSpan('2027-04-01', '2027-04-01'))];
    expect(balance(kept, '2028-01-01', 2028)).toMatchObject({ carried_over: 0, carried_until: null });
    // Illness that nobody approved keeps nothing.
    const waits = anIllness('2026-12-14', '2026-12-18', { state: 'requested' });
    expect(balance([waits], '2027-01-01', 2027).carried_over).toBe(0);
  });

  it('of a type without a right is made of corrections, which lapse with their year', () => {
    const corrections = [{ type_id: EXTRA, year: 2026, minutes: 912 }];
    const of = { type_id: EXTRA, rightOf: () => undefined, corrections };
    expect(balance([], '2026-12-31', 2026, of)).toMatchObject({ right: 0, corrections: 912, left: 912 });
    expect(balance([], '2027-01-01', 2027, of)).toMatchObject({ right: 0, carried_over: 0, left: 0 });
  });

  it('carries until 29/02 in a year without it until 28/02', () => {
    const carrying = { type_id: EXTRA, rightOf: () => ({ ...extra, carries_until: '02-29' }) };
    expect(balance([], '2027-01-01', 2027, carrying).carried_until).toBe('2027-02-28');
    expect(balance([], '2028-01-01', 2028, carrying).carried_until).toBe('2028-02-29');
  });

  it('comes back where illness takes days of approved leave', () => {
    const leave = aRequest(aSpan('2026-09-07', '2026-09-11'));
    expect(balance([leave], '2026-12-31', 2026).left).toBe(15 * 456);
    expect(balance([leave, anIllness('2026-09-09', '2026-09-10')], '2026-12-31', 2026).left).toBe(17 * 456);
  });
});
