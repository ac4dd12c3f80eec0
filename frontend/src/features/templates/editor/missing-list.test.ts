import { expect, it } from 'vitest';
import { filterOfMissing } from './missing-list.ts';

it('filters by the empty column that holds a field', () => {
  expect(filterOfMissing('job_function', [3])).toEqual([{ column: 'function', operator: 'empty', values: [] }]);
  expect(filterOfMissing('employee_cf_12', [3])).toEqual([
    { column: 'custom_field_12', operator: 'empty', values: [] },
  ]);
});

it('names the people where the list has no such column, or the user no right to it', () => {
  const named = [{ column: 'id', operator: 'any_of', values: [3, 7] }];
  expect(filterOfMissing('employee_national_number', [3, 7])).toEqual(named);
  expect(filterOfMissing('wage_gross', [3, 7])).toEqual(named);
  expect(filterOfMissing('job_start_date', [3, 7])).toEqual(named);
  expect(filterOfMissing('vehicle_cf_12', [3, 7])).toEqual(named);
});

it('has no filter for more people than it can name', () => {
  const many = Array.from({ length: 51 }, (_, at) => at + 1);
  expect(filterOfMissing('employee_iban', many)).toBeUndefined();
  expect(filterOfMissing('job_function', many)).toHaveLength(1);
});
