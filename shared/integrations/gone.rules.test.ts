import { expect, it } from 'vitest';
import { isGone, presentMapping } from './gone.rules.ts';

const READ = '2026-03-02T08:00:00.000Z';
const types = [
  { id: '100', code: '100', name: 'Holiday' },
  { id: '200', code: '200', name: 'Sick' },
];
const mapped = (type_id: number, code: string) => ({
  type_id,
  statute: null,
  part: null,
  payroll_day_off_type_id: code,
  payroll_day_off_type_name: 'Code',
  changed_at: READ,
  changed_by: 'Ann',
});

it('is a code that the office had no longer when its codes were read', () => {
  const office = { payroll_types: types, payroll_types_read_at: READ };
  expect(isGone(office, '100')).toBe(false);
  expect(isGone(office, '300')).toBe(true);
  expect(presentMapping({ ...office, mapping: [mapped(1, '200'), mapped(2, '300')] })).toEqual([mapped(1, '200')]);
});

it('is no code while none was ever read', () => {
  expect(isGone({ payroll_types: [], payroll_types_read_at: null }, '300')).toBe(false);
});
