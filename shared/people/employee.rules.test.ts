import { describe, expect, it } from 'vitest';
import {
  emailKey,
  emptyEmployee,
  employeeDayIssues,
  employeeIssues,
  employeeNumberKey,
  maskIban,
  maskIbanOrNull,
} from './employee.rules.ts';

const complete = { ...emptyEmployee, first_name: 'An', last_name: 'Peeters' };

describe('employeeIssues', () => {
  it('names each missing name', () => {
    expect(employeeIssues(emptyEmployee).map(({ path }) => path)).toEqual(['first_name', 'last_name']);
    expect(employeeIssues(complete)).toEqual([]);
  });

  it('says that a name is required', () => {
    expect(employeeIssues(emptyEmployee).map(({ code }) => code)).toEqual(['required', 'required']);
    expect(emptyEmployee.team_ids).toEqual([]);
  });

  it('lets a person leave on the day they start, not before', () => {
    const dates = (start_date: string | null, active_until: string | null) =>
      employeeIssues({ ...complete, start_date, active_until });
    expect(dates('2024-01-02', '2024-01-02')).toEqual([]);
    expect(dates('2024-01-02', '2024-01-01')).toMatchObject([
      { path: 'active_until', message: 'field can not be before 02/01/2024' },
    ]);
    expect(dates('2024-01-02', '2024-01-03')).toEqual([]);
    expect([...dates('2024-01-02', null), ...dates(null, '2024-01-01'), ...dates(null, null)]).toEqual([]);
  });
});

it('refuses a first day and a seniority of a mistyped year, where a save touches them', () => {
  const judge = (over: object, before?: typeof complete): string[] =>
    employeeDayIssues(before, { ...complete, ...over }, '2026-11-21').map(({ path, message }) => `${path}: ${message}`);
  expect(judge({ start_date: '2028-11-21', seniority_date: '1950-01-01' })).toEqual([]);
  expect(judge({ start_date: '2062-01-01', seniority_date: '1920-01-01' })).toEqual([
    'start_date: field can not be after 21/11/2028',
    'seniority_date: field can not be before 01/01/1950',
  ]);
  const old = { ...complete, seniority_date: '1920-01-01' };
  expect(judge(old, old)).toEqual([]);
});

it('masks an IBAN', () => {
  expect(maskIban('BE68539007547034')).toBe('BE68 **** **** 7034');
  expect([maskIbanOrNull('BE68539007547034'), maskIbanOrNull(null)]).toEqual(['BE68 **** **** 7034', null]);
});

it('compares e-mail addresses and numbers without case', () => {
  expect([emailKey('An@X.example'), employeeNumberKey('hr-1a')]).toEqual(['an@x.example', 'HR-1A']);
});
