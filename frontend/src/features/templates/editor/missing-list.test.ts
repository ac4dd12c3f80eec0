import { expect, it } from 'vitest';
import { filterOfMissing } from './missing-list.ts';

const all = () => true;

it('filters by the empty column that holds a field', () => {
  expect(filterOfMissing('job_function', [3], all)).toEqual([{ column: 'function', operator: 'empty', values: [] }]);
  expect(filterOfMissing('employee_cf_12', [3], all)).toEqual([
    { column: 'custom_field_12', operator: 'empty', values: [] },
  ]);
});

it('names the people where the list has no such column, or the user no right to it', () => {
  const named = [{ column: 'id', operator: 'any_of', values: [3, 7] }];
  expect(filterOfMissing('employee_national_number', [3, 7], all)).toEqual(named);
  expect(filterOfMissing('wage_gross', [3, 7], all)).toEqual(named);
  expect(filterOfMissing('job_start_date', [3, 7], () => false)).toEqual(named);
  expect(filterOfMissing('vehicle_cf_12', [3, 7], all)).toEqual(named);
});

it('has no filter for more people than it can name', () => {
  const many = Array.from({ length: 51 }, (_, at) => at + 1);
  expect(filterOfMissing('employee_iban', many, all)).toBeUndefined();
  expect(filterOfMissing('job_function', many, all)).toHaveLength(1);
});
