import { expect, it } from 'vitest';
import { endIssuesOf } from './end-of-use.ts';

const dates = { date_first_registration: '14/03/2022', date_commissioning: '01/04/2022' };
const found = (typed: string, isRequired = false, min?: string) =>
  endIssuesOf(dates, typed, { isRequired, min }).map(({ code }) => code);

it('may be left out unless the company sends end dates to payroll', () => {
  expect(found('')).toEqual([]);
  expect(found(' ', true)).toEqual(['please_fill_end_date']);
});

it('is a day, not before the driver had the vehicle, and not before the vehicle itself', () => {
  expect(found('31/02/2026')).toEqual(['invalid_date']);
  expect(found('30/05/2024', false, '2024-05-31')).toEqual(['date_before_min']);
  expect(found('31/05/2024', false, '2024-05-31')).toEqual([]);
  expect(found('12/03/2022')).toEqual(['ends_before_use']);
  expect(found('13/03/2022')).toEqual([]);
});
