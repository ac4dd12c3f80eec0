import { describe, expect, it } from 'vitest';
import {
  emailKey,
  emptyEmployee,
  employeeDayIssues,
  employeeIssues,
  employeeNumberKey,
  maskIban,
  maskIbanOrNull,
  normalJointCommittee,
  reportsToIssues,
} from './employee.rules.ts';
import { addressLine } from './employee.ts';

const complete = { ...emptyEmployee, first_name: 'An', last_name: 'Peeters' };

describe('employeeIssues', () => {
  it('names each missing name', () => {
    expect(employeeIssues(emptyEmployee).map(({ path }) => path)).toEqual(['first_name', 'last_name']);
    expect(employeeIssues(complete)).toEqual([]);
  });

  it('says that a name is required, of one that nobody sees as well', () => {
    const unseen = { ...emptyEmployee, first_name: '\u200B', last_name: '\u2800' };
    expect(employeeIssues(unseen).map(({ code }) => code)).toEqual(['required', 'required']);
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

describe('the manager', () => {
  const managers: Record<number, number> = { 2: 3, 3: 4, 5: 6, 6: 5 };
  const judge = (id: number, manager: number): string[] =>
    reportsToIssues(id, { id: manager, name: 'An' }, (of) => managers[of] ?? 0).map(({ code }) => code);

  it('is not the person, nor anybody who reports to them', () => {
    expect(judge(1, 2)).toEqual([]);
    expect(judge(2, 2)).toEqual(['reports_to_self']);
    expect(judge(4, 2)).toEqual(['reports_in_circle']);
    expect(judge(3, 2)).toEqual(['reports_in_circle']);
  });

  it('ends where others report in a circle', () => {
    expect(judge(1, 5)).toEqual([]);
  });
});

it('takes a joint committee however it is written', () => {
  const texts = ['200', 'PC 200', 'cp200', 'C.P. 140.3', 'PC nr. 140.03', '302.00.01', '8'];
  expect(texts.map(normalJointCommittee)).toEqual(['200', '200', '200', '140.03', '140.03', '302.00.01', '008']);
  const judge = (joint_committee: string) => employeeIssues({ ...complete, joint_committee }).map(({ code }) => code);
  expect(judge('140.03')).toEqual([]);
  expect(judge('metaal')).toEqual(['invalid_joint_committee']);
});

it('refuses a birth that lies ahead', () => {
  const judge = (birth_date: string) => employeeDayIssues(undefined, { ...complete, birth_date }, '2026-11-21');
  expect(judge('2026-11-21')).toEqual([]);
  expect(judge('2026-11-22')).toMatchObject([{ path: 'birth_date', code: 'date_after_max' }]);
});

it('writes an address on one line, with what is known of it', () => {
  const unknown = { street: null, house_number: null, box: null, postal_code: null, town: null, country: null };
  expect(addressLine(unknown)).toBeNull();
  expect(addressLine({ ...unknown, street: 'Kerkstraat', house_number: '12', postal_code: '9000', town: 'Gent' })).toBe(
    'Kerkstraat 12, 9000 Gent',
  );
  expect(addressLine({ ...unknown, street: 'Rue Haute', box: '3', town: 'Lille', country: 'France' })).toBe(
    'Rue Haute box 3, Lille, France',
  );
  expect(addressLine({ street: 'Kerkstraat', house_number: '12', box: '3' }, 'bus')).toBe('Kerkstraat 12 bus 3');
});
