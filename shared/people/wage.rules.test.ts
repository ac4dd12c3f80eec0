import { describe, expect, it } from 'vitest';
import type { Wage, WageType } from './wage.ts';
import { areSameWages, nextWageDay, storedWages, wageChanges, wageIssues, wageOn, withWage } from './wage.rules.ts';

const TODAY = '2026-11-22';
const wage = (from: string, amount: number | null, type: WageType = 'employee_paid_monthly'): Wage => ({
  type,
  amount,
  from,
});
const since = wage('2024-01-01', 3000);
const planned = wage('2027-01-01', 3200);

it('is the last one that began by the day', () => {
  const wages = [since, planned];
  expect(['2023-12-31', '2024-01-01', '2026-12-31', '2027-01-01'].map((day) => wageOn(wages, day)?.amount)).toEqual([
    undefined,
    3000,
    3000,
    3200,
  ]);
  expect([nextWageDay(wages, TODAY), nextWageDay(wages, '2027-01-01')]).toEqual(['2027-01-01', null]);
});

it('is added or corrected by day, and one that holds anyway changes nothing', () => {
  expect(withWage([since], planned)).toEqual([since, planned]);
  expect(withWage([planned], since)).toEqual([since, planned]);
  expect(withWage([since], wage('2024-01-01', 3100))).toEqual([wage('2024-01-01', 3100)]);
  const same = [since];
  expect(withWage(same, wage('2025-01-01', 3000))).toBe(same);
  const otherType = wage('2025-01-01', 3000, 'freelancer_paid_monthly');
  expect(withWage(same, otherType)).toEqual([since, otherType]);
});

describe('a list of wages', () => {
  const judge = (wages: Wage[], before: Wage[] = []): string[] =>
    wageIssues(before, wages, TODAY).map(({ path, code }) => `${path} ${code}`);

  it('has an amount for each that is paid, none for others, and each day once', () => {
    expect(judge([since, planned, wage('2028-01-01', null, 'intern_not_paid')])).toEqual([]);
    expect(judge([wage('2024-01-01', null), wage('2025-01-01', 0)])).toEqual([
      'wages.0.amount required',
      'wages.1.amount not_zero',
    ]);
    expect(judge([wage('2024-01-01', 500, 'intern_not_paid')])).toEqual(['wages.0.amount not_paid']);
    expect(judge([since, { ...planned, from: since.from }])).toEqual(['wages.1.from listed_twice']);
  });

  it('refuses the day of a mistyped year, unless it was stored before', () => {
    const odd = [wage('1924-01-01', 3000), wage('2062-01-01', 3000)];
    expect(judge(odd)).toEqual(['wages.0.from date_before_min', 'wages.1.from date_after_max']);
    expect(judge(odd, odd)).toEqual([]);
    expect(judge(odd, [since])).toHaveLength(2);
  });

  it('is stored by day, with nothing as no amount', () => {
    expect(storedWages([planned, since, wage('2020-01-01', 0, 'intern_not_paid')])).toEqual([
      wage('2020-01-01', null, 'intern_not_paid'),
      since,
      planned,
    ]);
    const sameDay = wage('2024-01-01', 9);
    expect(storedWages([since, sameDay])).toEqual([since, sameDay]);
  });

  it('says the same as another one with the same days, kinds and amounts', () => {
    expect(areSameWages([since, planned], [since, planned])).toBe(true);
    expect(areSameWages([since, planned], [since])).toBe(false);
    expect(areSameWages([], [since])).toBe(false);
    expect(areSameWages([since, planned], [since, wage('2027-01-01', 3201)])).toBe(false);
    expect(areSameWages([since], [wage('2024-01-02', 3000)])).toBe(false);
    expect(areSameWages([since], [wage('2024-01-01', 3000, 'freelancer_paid_monthly')])).toBe(false);
  });
});

it('tells what a new list sets, moves and calls off', () => {
  const whats = (before: Wage[], after: Wage[]) => wageChanges(before, after);
  expect(whats([since], [since])).toEqual([]);
  expect(whats([since], [since, planned])).toEqual([{ what: 'set', before: since, after: planned }]);
  const corrected = wage('2024-01-01', 3050);
  expect(whats([since], [corrected])).toEqual([{ what: 'set', before: since, after: corrected }]);
  const later = { ...planned, from: '2027-02-01' };
  expect(whats([since, planned], [since, later])).toEqual([{ what: 'moved', before: planned, after: later }]);
  expect(whats([since, planned], [since])).toEqual([{ what: 'removed', before: planned }]);
  const other = wage('2027-02-01', 9);
  expect(whats([since, planned], [since, other])).toEqual([
    { what: 'set', before: since, after: other },
    { what: 'removed', before: planned },
  ]);
  // A correction to the pay of a wage that is called off is no move of it.
  const last = wage('2028-01-01', 3300);
  const raised = wage('2024-01-01', 3200);
  expect(whats([since, planned, last], [raised])).toEqual([
    { what: 'set', before: since, after: raised },
    { what: 'removed', before: planned },
    { what: 'removed', before: last },
  ]);
});
