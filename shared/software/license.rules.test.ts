import { expect, it } from 'vitest';
import { licenseKey, licenseKeys, ownPersonIssues, peopleIssues } from './license.rules.ts';

const held = (employee_id: number, start_date: string, end_date: string | null = null) => ({
  employee_id,
  start_date,
  end_date,
});

it('is claimed once per product and person', () => {
  expect(licenseKey({ product_id: 3, employee_id: 14 })).toBe('3#14');
  expect(licenseKeys(3, [held(14, '2026-01-01', '2026-03-01'), held(15, '2026-03-01')])).toEqual(['3#14', '3#15']);
});

it('is assigned to at least one person', () => {
  expect(peopleIssues([])).toMatchObject([{ path: 'employee_ids', code: 'select_some_people' }]);
  expect(peopleIssues([1])).toEqual([]);
});

it('is corrected for people who have had it, its own person above all', () => {
  const license = { employee_id: 2, periods: [held(1, '2026-01-01', '2026-03-01')] };
  expect(ownPersonIssues(license, [held(1, '2026-01-05', '2026-03-01'), held(2, '2026-03-01')])).toEqual([]);
  expect(ownPersonIssues(license, [held(1, '2026-01-05', '2026-03-01'), held(3, '2026-03-01')])).toMatchObject([
    { path: 'periods.1.employee_id', code: 'not_its_person' },
  ]);
});
