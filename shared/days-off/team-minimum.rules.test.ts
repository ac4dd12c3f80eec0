import { expect, it } from 'vitest';
import { shareAtWork, shortDays } from './team-minimum.rules.ts';

it('counts by halves who is at work, and nobody whose schedule has no minutes', () => {
  expect([shareAtWork(456, 0), shareAtWork(456, 228), shareAtWork(456, 60), shareAtWork(456, 912)]).toEqual([
    1, 0.5, 1, 0,
  ]);
  expect(shareAtWork(0, 0)).toBeNull();
});

it('finds the days on which a team has fewer than it asks for, but for days on which it does not work', () => {
  const dates = ['2026-11-27', '2026-11-28', '2026-11-30'];
  const shares = [
    [1, null, 0.5],
    [1, null, 1],
  ];
  expect(shortDays(2, dates, shares)).toEqual([{ date: '2026-11-30', people: 1.5 }]);
  expect(shortDays(1, dates, shares)).toEqual([]);
  expect(shortDays(3, dates, shares).map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-30']);
});
