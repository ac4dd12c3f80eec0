import { describe, expect, it } from 'vitest';
import { belgianDay } from '#shared/values/dates.ts';
import { parameterCodes, parameterGroups, yearlyCodes } from './parameter-codes.ts';
import { FIRST_YEAR, parametersWith, sources, yearDueOn, yearParameters } from './parameters.ts';

describe('the figures by year', () => {
  it('are asked for from December of the year before', () => {
    expect([yearDueOn('2026-11-30'), yearDueOn('2026-12-01'), yearDueOn('2027-01-01')]).toEqual([2026, 2027, 2027]);
  });

  // A run with its clock ahead cannot know what will be published until then (docs/tests.md#on-another-day).
  const isAhead = process.env['DAYS_AHEAD'] !== undefined;
  it.skipIf(isAhead)('are known for this year from February on, when all of them are published', () => {
    const due = yearDueOn(belgianDay(new Date(Date.now() - 62 * 86_400_000)));
    for (let year = FIRST_YEAR; year <= due; year += 1)
      expect([year, yearParameters(year).missing]).toEqual([year, []]);
  });

  it('say which are missing before and after the years of the table', () => {
    expect(yearParameters(FIRST_YEAR - 1).missing).toEqual(yearlyCodes);
    expect(yearParameters(2027).missing).toEqual(yearlyCodes);
    // What the law set for the years ahead is known.
    expect(yearParameters(2027).values).toMatchObject({ co2_times: 5.5, co2_minimum: 28.57 });
    expect(yearParameters(2029).values).toMatchObject({ co2_times: 5.5, co2_minimum: 31.15 });
  });

  it('take those that the company added where the product has none', () => {
    const added = { source: 'sdworx.be', added_at: '', reference_petrol: 68, reference_diesel: 56, benefit_minimum: 1720, co2_index: 1.66 }; // prettier-ignore
    const of = parametersWith([{ ...added, year: 2027 }, { ...added, year: 2026 }]); // prettier-ignore
    expect([of(2027).missing, of(2027).values.reference_petrol, of(2027).sources.reference_petrol]).toEqual([[], 68, 'added']); // prettier-ignore
    expect([of(2026).values.reference_petrol, of(2026).sources.reference_petrol]).toEqual([70, 'references_2026']);
    expect(of(2027)).toBe(of(2027));
  });

  it('each have a source with the day on which it was checked, and a place on the page', () => {
    for (let year = FIRST_YEAR; year <= 2026; year += 1) {
      const { values, sources: from } = yearParameters(year);
      expect(Object.keys(from)).toEqual(Object.keys(values));
    }
    for (const { url, checked } of Object.values(sources))
      expect([url.slice(0, 8), checked.length]).toEqual(['https://', 10]);
    expect(Object.values(parameterGroups).flat().toSorted()).toEqual([...parameterCodes].toSorted());
  });
});
