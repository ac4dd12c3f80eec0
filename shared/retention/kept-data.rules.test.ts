import { expect, it } from 'vitest';
import { beginsOn, goesOn, keptMonthsOf } from './kept-data.rules.ts';

it('keeps what a company has not set as it is for everybody', () => {
  expect(keptMonthsOf()).toEqual({ mail: 24, contract_drafts: 12, leaver_documents: 60, payroll: 60 });
  expect(keptMonthsOf({ contract_drafts: 6 })).toEqual({
    mail: 24,
    contract_drafts: 6,
    leaver_documents: 60,
    payroll: 60,
  });
});

it('lets things go on their day, and none within a month of notice', () => {
  const begins = beginsOn('2026-11-23');
  expect(begins).toBe('2026-12-23');
  expect(goesOn('2020-01-31', 12, begins)).toBe('2026-12-23');
  expect(goesOn('2026-08-31', 6, begins)).toBe('2027-02-28');
});
