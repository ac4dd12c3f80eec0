import { describe, expect, it } from 'vitest';
import type { Periods } from '#shared/assignments/periods.ts';
import { activated, deactivated, licenseKey, peopleIssues } from './license.rules.ts';

const held: Periods = [
  { employee_id: 1, start_date: '2026-01-01', end_date: '2026-03-01' },
  { employee_id: 1, start_date: '2026-05-01', end_date: null },
];

it('is claimed once per product and person', () => {
  expect(licenseKey({ product_id: 3, employee_id: 14 })).toBe('3#14');
});

it('is assigned to at least one person', () => {
  expect(peopleIssues([])).toMatchObject([{ path: 'employee_ids', code: 'select_some_people' }]);
  expect(peopleIssues([1])).toEqual([]);
});

describe('deactivation', () => {
  it('ends the running period and leaves those before alone', () => {
    expect(deactivated(held, '2026-06-01')).toEqual([held[0], { ...held[1], end_date: '2026-06-01' }]);
  });

  it('drops a period that would last no day', () => {
    expect(deactivated(held, '2026-05-01')).toEqual([held[0]]);
    expect(deactivated(held, '2026-05-02')).toEqual([held[0], { ...held[1], end_date: '2026-05-02' }]);
  });

  it('shortens what ended later, and leaves what ended that day', () => {
    expect(deactivated(held, '2026-02-01')).toEqual([{ ...held[0], end_date: '2026-02-01' }]);
    expect(deactivated(held, '2026-03-01')).toEqual([held[0]]);
  });
});

describe('activation', () => {
  it('starts a period of that day', () => {
    const period = { employee_id: 2, start_date: '2026-06-01', end_date: null };
    expect(activated([], 2, '2026-06-01')).toEqual({ issues: [], periods: [period] });
  });

  it('names the start where another period is in the way', () => {
    const { issues, periods } = activated(held, 2, '2026-04-01');
    expect(issues).toMatchObject([{ path: 'start_date', code: 'period_overlap' }]);
    expect(periods).toBe(held);
    const ended = [{ employee_id: 1, start_date: '2026-01-01', end_date: '2026-03-01' }];
    expect(activated(ended, 2, '2026-02-01').issues).toMatchObject([{ path: 'start_date', code: 'period_overlap' }]);
  });
});
