import { expect, it } from 'vitest';
import { rightToField } from './field-rights.ts';

it.each([
  ['employee', 'wage_amount', 'people:wages'],
  ['employee', 'iban', 'people:wage-columns'],
  ['employee', 'national_number', 'people:personal'],
  ['employee', 'name', undefined],
  ['day_off_request', 'absence_name', 'absences:reasons'],
  ['day_off_request', 'iban', undefined],
  ['user', 'iban', undefined],
])('the right to %s, %s', (object, field, right) => {
  expect(rightToField(object, field)).toBe(right);
});
