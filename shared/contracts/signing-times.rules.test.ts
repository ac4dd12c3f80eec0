import { describe, expect, it } from 'vitest';
import { defaultDeadline, isLateForStart, passedWarnings } from './signing-times.rules.ts';

describe('the last day to sign', () => {
  it.each([
    ['annex', '2026-11-22', null, '2027-02-22'],
    ['annex', '2026-11-30', '2026-12-01', '2027-02-28'],
    ['employment_contract', '2026-11-22', '2026-12-01', '2026-11-30'],
    ['employment_contract', '2026-11-22', '2026-11-22', '2027-02-22'],
    ['employment_contract', '2026-11-22', '2027-06-01', '2027-02-22'],
    ['employment_contract', '2026-11-22', null, '2027-02-22'],
  ] as const)('of %s sent on %s with work from %s is %s', (type, today, start_date, day) => {
    expect(defaultDeadline(today, { type, start_date })).toBe(day);
  });

  it('is too late for a contract of employment once work begins on or before it', () => {
    const start_date = '2026-12-01';
    expect(isLateForStart('2026-11-30', { type: 'employment_contract', start_date })).toBe(false);
    expect(isLateForStart('2026-12-01', { type: 'employment_contract', start_date })).toBe(true);
    expect(isLateForStart('2026-12-01', { type: 'annex', start_date })).toBe(false);
  });

  it('leaves out the warnings whose moment is over when it is sent', () => {
    expect(passedWarnings('2026-11-25', new Date('2026-11-22T10:00:00Z'))).toEqual([7]);
    expect(passedWarnings('2026-11-22', new Date('2026-11-22T10:00:00Z'))).toEqual([7, 1]);
    expect(passedWarnings('2026-12-25', new Date('2026-11-22T10:00:00Z'))).toEqual([]);
  });
});
