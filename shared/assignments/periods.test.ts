import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#shared/values/dates.ts';
import { currentPeriod, endPeriod, handOver, periodOn, type Periods } from './periods.ts';

const held = (employee_id: number, start_date: string, end_date: string | null = null) => ({
  employee_id,
  start_date,
  end_date,
});

describe('handOver', () => {
  it('ends the running period on the day the next one starts', () => {
    const { periods } = handOver([held(1, '2024-01-01')], 2, '2024-06-01');
    expect(periods).toEqual([held(1, '2024-01-01', '2024-06-01'), held(2, '2024-06-01')]);
  });

  it('replaces a period that started the same day', () => {
    expect(handOver([held(1, '2024-06-01')], 2, '2024-06-01').periods).toEqual([held(2, '2024-06-01')]);
  });

  it('refuses a day before the running period', () => {
    const { issues, periods } = handOver([held(1, '2024-06-01')], 2, '2024-05-31');
    expect(issues.map((found) => found.code)).toEqual(['period_overlap']);
    expect(periods).toEqual([held(1, '2024-06-01')]);
  });

  it('keeps a gap when the old period ended earlier', () => {
    const { periods } = handOver([held(1, '2024-01-01')], 2, '2024-06-01', '2024-05-01');
    expect(periods.at(0)?.end_date).toBe('2024-05-01');
    expect(periodOn(periods, '2024-05-15')).toBeUndefined();
  });

  it('leaves nobody when handed to nobody', () => {
    expect(currentPeriod(handOver([held(1, '2024-01-01')], 0, '2024-06-01').periods)).toBeUndefined();
  });

  it('never overlaps, whatever the order of hand-overs', () => {
    const step = fc.record({
      employee: fc.integer({ min: 0, max: 3 }),
      day: fc.integer({ min: 0, max: 60 }),
      archive: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let periods: Periods = [];
        for (const { employee, day, archive } of steps) {
          const date = addDays('2024-01-01', day);
          periods = (archive ? endPeriod(periods, date) : handOver(periods, employee, date)).periods;
        }
        periods.forEach((entry, index) => {
          expect(entry.end_date === null || daysBetween(entry.start_date, entry.end_date) > 0).toBe(true);
          const next = periods[index + 1];
          if (next) expect(entry.end_date !== null && entry.end_date <= next.start_date).toBe(true);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
