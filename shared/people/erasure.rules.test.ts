import { expect, it } from 'vitest';
import {
  askIssues,
  callOffIssues,
  confirmIssues,
  erasureStates,
  isInPushedMonth,
  payrollKeptUntil,
  type ErasureState,
} from './erasure.rules.ts';

/** The codes of issues, which all stand at the person. */
const codesOf = (issues: ReturnType<typeof askIssues>): string[] => {
  expect(issues.filter(({ path }) => path !== 'employee_id')).toEqual([]);
  return issues.map(({ code }) => code);
};
const byState = (issuesOf: (state: ErasureState) => ReturnType<typeof askIssues>) =>
  Object.fromEntries(erasureStates.map((state) => [state, codesOf(issuesOf(state))]));

it('is asked for once, where nothing stands against it', () => {
  expect(byState((state) => askIssues(state, null))).toEqual({
    none: [],
    asked: ['erasure_asked'],
    running: ['erasure_asked'],
    stopped: ['erasure_asked'],
    done: ['erased_before'],
  });
  expect(codesOf(askIssues('none', 'papers_open'))).toEqual(['papers_open']);
});

it('is called off until somebody confirmed it', () => {
  const late = ['no_erasure_asked'];
  expect(byState(callOffIssues)).toEqual({ none: late, asked: [], running: late, stopped: late, done: late });
});

it('is confirmed by a second administrator, also after it stopped', () => {
  const late = ['no_erasure_asked'];
  const confirm = (isOwn: boolean, obstacle: 'last_admin' | null = null) =>
    byState((state) => confirmIssues({ state, obstacle, isOwn }));
  expect(confirm(false)).toEqual({ none: late, asked: [], running: late, stopped: [], done: late });
  expect(confirm(true)).toMatchObject({ asked: ['second_administrator'], stopped: ['second_administrator'] });
  expect(confirm(false, 'last_admin')).toMatchObject({ asked: ['last_admin'], stopped: ['last_admin'] });
});

it('leaves months that payroll has for five years after the last day', () => {
  expect(payrollKeptUntil('2026-02-28')).toBe('2031-02-28');
});

it.each([
  ['the first day of the month', '2026-09-01', '2026-09-01', true],
  ['its last day', '2026-09-30', '2026-09-30', true],
  ['the day before', '2026-08-01', '2026-08-31', false],
  ['the day after', '2026-10-01', '2026-10-05', false],
  ['days around it', '2026-08-31', '2026-10-01', true],
  ['an open end', '2026-08-31', null, true],
  ['an open end that begins later', '2026-10-01', null, false],
] as const)('payroll keeps a span by its months: %s', (_, start_date, end_date, isKept) => {
  const september = { year: 2026, month: 9 };
  expect(isInPushedMonth({ start_date, end_date }, [september])).toBe(isKept);
  expect(isInPushedMonth({ start_date, end_date }, [{ year: 2020, month: 1 }, september])).toBe(isKept);
  expect(isInPushedMonth({ start_date, end_date }, [])).toBe(false);
});
