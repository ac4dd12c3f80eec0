import { describe, expect, it } from 'vitest';
import { emptyEmployee, employeeIssues, maskIban } from './employee.rules.ts';

const complete = { ...emptyEmployee, first_name: 'An', last_name: 'Peeters' };

describe('employeeIssues', () => {
  it('names each missing name', () => {
    expect(employeeIssues(emptyEmployee).map(({ path }) => path)).toEqual(['first_name', 'last_name']);
    expect(employeeIssues(complete)).toEqual([]);
  });

  it('lets a person leave on the day he starts, not before', () => {
    const dates = (start_date: string, active_until: string) =>
      employeeIssues({ ...complete, start_date, active_until });
    expect(dates('2024-01-02', '2024-01-02')).toEqual([]);
    expect(dates('2024-01-02', '2024-01-01')).toMatchObject([
      { path: 'active_until', message: 'field can not be before 02/01/2024' },
    ]);
  });
});

it('masks an IBAN', () => {
  expect(maskIban('BE68539007547034')).toBe('BE68 **** **** 7034');
});
