import { describe, expect, it } from 'vitest';
import { historyLines, type HeldPeriod } from './history-lines.ts';

const held = (id: number, start_date: string, end_date: string | null = null): HeldPeriod => ({
  employee: { id, name: `Person ${id}`, avatar: null, team_names: '' },
  start_date,
  end_date,
  days: 0,
});
const drawn = (periods: HeldPeriod[], ends?: string | null) =>
  historyLines(periods, '2026-11-21', ends).map(
    ({ person, first, last, days, state }) =>
      `${person?.id ?? 'nobody'} ${first}-${last ?? ''} ${days ?? '-'} ${state}`,
  );

describe('historyLines', () => {
  it('shows the last day with, newest first, with the days so far of who has it now', () => {
    expect(drawn([held(2, '21/11/2026'), held(1, '01/11/2026', '21/11/2026')])).toEqual([
      '2 21/11/2026- 1 now',
      '1 01/11/2026-20/11/2026 20 past',
    ]);
  });

  it('says what is planned, and until when the present holder has it', () => {
    expect(
      drawn([held(3, '01/02/2027'), held(2, '01/01/2027', '01/02/2027'), held(1, '01/11/2026', '01/01/2027')]),
    ).toEqual(['3 01/02/2027- - planned', '2 01/01/2027-31/01/2027 31 planned', '1 01/11/2026-31/12/2026 21 now']);
  });

  it('names the days on which nobody has it', () => {
    expect(drawn([held(2, '01/12/2026'), held(1, '01/01/2026', '01/11/2026')])).toEqual([
      '2 01/12/2026- - planned',
      'nobody 01/11/2026-30/11/2026 21 now',
      '1 01/01/2026-31/10/2026 304 past',
    ]);
    expect(drawn([held(1, '01/01/2026', '01/01/2027')])).toEqual([
      'nobody 01/01/2027- - planned',
      '1 01/01/2026-31/12/2026 325 now',
    ]);
  });

  it('misses nobody once the record itself has ended', () => {
    expect(drawn([held(1, '01/01/2026', '01/01/2027')], '01/01/2027')).toEqual(['1 01/01/2026-31/12/2026 325 now']);
    expect(drawn([held(1, '01/10/2026', '11/10/2026')], '21/10/2026')).toEqual([
      'nobody 11/10/2026-20/10/2026 10 past',
      '1 01/10/2026-10/10/2026 10 past',
    ]);
  });

  it('says that somebody got it again on the day on which it ended', () => {
    const lines = (id: number) =>
      historyLines([held(id, '21/11/2026'), held(1, '01/11/2026', '21/11/2026')], '2026-11-21');
    expect(lines(1).map(({ isAgain }) => isAgain)).toEqual([true, false]);
    expect(lines(2).map(({ isAgain }) => isAgain)).toEqual([false, false]);
  });

  it('has no lines without periods', () => expect(drawn([])).toEqual([]));
});
