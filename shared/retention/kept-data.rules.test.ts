import { expect, it } from 'vitest';
import { addDays } from '#shared/values/dates.ts';
import { beginsOn, goesOn, keptMonthsOf, lastKeptSince } from './kept-data.rules.ts';

it('keeps what a company has not set as it is for everybody', () => {
  expect(keptMonthsOf()).toEqual({
    mail: 24,
    contract_drafts: 12,
    leaver_documents: 60,
    leaver_records: 120,
    payroll: 60,
  });
  expect(keptMonthsOf({ contract_drafts: 6 })).toEqual({
    mail: 24,
    contract_drafts: 6,
    leaver_documents: 60,
    leaver_records: 120,
    payroll: 60,
  });
});

it('lets things go on their day, and none within a month of notice', () => {
  const begins = beginsOn('2026-11-23');
  expect(begins).toBe('2026-12-23');
  expect(goesOn('2020-01-31', 12, begins)).toBe('2026-12-23');
  expect(goesOn('2026-08-31', 6, begins)).toBe('2027-02-28');
});

it('is read as far as the ends of long months, which go on the last day of a short one', () => {
  for (let since = '2027-12-28'; since <= '2028-03-31'; since = addDays(since, 1))
    for (const months of [1, 3, 12, 60]) {
      const last = lastKeptSince(months, goesOn(since, months, ''));
      expect([since, last >= since, last <= addDays(since, 3)]).toEqual([since, true, true]);
    }
});
