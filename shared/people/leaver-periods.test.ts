import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyIssues, holderOn, type Period } from '#shared/assignments/periods.ts';
import { addDays } from '#shared/values/dates.ts';
import { heldPeriodFrom, periodsWithout } from './leaver-periods.ts';

const [LEAVER, TAKER, OTHER] = [7, 8, 9];
const held = (employee_id: number, start_date: string, end_date: string | null = null): Period => ({
  employee_id,
  start_date,
  end_date,
});

describe('what a person holds from a day on', () => {
  it('is the period of that day, else the next one of theirs', () => {
    const [first, second] = [held(LEAVER, '2026-01-01', '2026-03-01'), held(LEAVER, '2026-06-01')];
    const periods = [first, held(OTHER, '2026-03-01', '2026-06-01'), second];
    expect(heldPeriodFrom(periods, LEAVER, '2026-02-28')).toBe(first);
    expect(heldPeriodFrom(periods, LEAVER, '2026-03-01')).toBe(second);
    expect(heldPeriodFrom(periods, TAKER, '2026-02-28')).toBeUndefined();
  });
});

describe('a person who leaves', () => {
  it('has it up to the day before', () => {
    const periods = [held(LEAVER, '2026-01-01')];
    expect(periodsWithout(periods, LEAVER, 0, '2026-05-01')).toEqual([held(LEAVER, '2026-01-01', '2026-05-01')]);
    expect(periodsWithout(periods, LEAVER, TAKER, '2026-05-01')).toEqual([
      held(LEAVER, '2026-01-01', '2026-05-01'),
      held(TAKER, '2026-05-01'),
    ]);
    expect(periodsWithout(periods, LEAVER, TAKER, '2026-01-01')).toEqual([held(TAKER, '2026-01-01')]);
  });

  it('does not get what would come to them later', () => {
    const periods = [held(OTHER, '2026-01-01', '2026-06-01'), held(LEAVER, '2026-06-01')];
    expect(periodsWithout(periods, LEAVER, 0, '2026-05-01')).toEqual([periods[0]]);
    expect(periodsWithout(periods, LEAVER, OTHER, '2026-05-01')).toEqual([held(OTHER, '2026-01-01')]);
  });

  it('has accepted nothing for who gets it instead', () => {
    const periods = [held(OTHER, '2026-01-01', '2026-06-01'), { ...held(LEAVER, '2026-06-01'), accepted: 1 as const }];
    expect(periodsWithout(periods, LEAVER, TAKER, '2026-05-01')).toEqual([
      periods[0],
      { employee_id: TAKER, start_date: '2026-06-01', end_date: null },
    ]);
  });

  it('takes nothing from others', () => {
    const days = fc.integer({ min: 1, max: 40 });
    const histories = fc.array(fc.tuple(fc.constantFrom(LEAVER, TAKER, OTHER), days, days), { maxLength: 6 });
    fc.assert(
      fc.property(histories, fc.constantFrom(0, TAKER), days, fc.boolean(), (parts, to, offset, goesOn) => {
        let day = '2026-01-01';
        const periods = parts.map(([id, gap, length], at) => {
          const start = addDays(day, gap % 3);
          day = addDays(start, length);
          return held(id, start, goesOn && at === parts.length - 1 ? null : day);
        });
        const left = addDays('2026-01-01', offset);
        const after = periodsWithout(periods, LEAVER, to, left);
        expect(historyIssues(after)).toEqual([]);
        for (let at = '2026-01-01'; at < addDays(day, 3); at = addDays(at, 1)) {
          const before = holderOn(periods, at);
          expect(holderOn(after, at)).toBe(before === LEAVER && at >= left ? to : before);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
