import { expect, it } from 'vitest';
import { spanScale } from './span-scale.ts';

const days = (spans: Parameters<typeof spanScale>[0], today: string) =>
  spanScale(spans, today).ticks.map(({ day, names }) => `${day} ${names}`);

it('begins with the first day and ends a little after today or the last day that is known', () => {
  const { shareOf } = spanScale([{ from: '2024-01-01', end: null }], '2026-01-01');
  expect(shareOf('2024-01-01')).toBe(0);
  expect(shareOf('2026-01-01')).toBeCloseTo(0.94, 2);
  expect(shareOf('2030-01-01')).toBe(1);
  const planned = spanScale([{ from: '2026-02-01', end: '2027-01-01' }], '2026-01-01').shareOf;
  expect(planned('2026-01-01')).toBe(0);
  expect(planned('2027-01-01')).toBeLessThan(1);
});

it('names so many days as can be read: years of long times, months of short ones', () => {
  expect(days([{ from: '2020-06-15', end: null }], '2026-03-01')).toEqual(
    ['2021', '2022', '2023', '2024', '2025', '2026'].map((year) => `${year}-01-01 year`),
  );
  expect(days([{ from: '2025-11-20', end: null }], '2026-03-01')).toEqual([
    '2025-12-01 month',
    '2026-01-01 year',
    '2026-02-01 month',
    '2026-03-01 month',
  ]);
  expect(days([{ from: '1980-01-01', end: null }], '2026-01-01').length).toBeLessThanOrEqual(7);
});

it('has room for a single day', () => {
  const { shareOf } = spanScale([{ from: '2026-01-01', end: '2026-01-02' }], '2026-01-01');
  expect(shareOf('2026-01-02') - shareOf('2026-01-01')).toBeGreaterThan(0.01);
});
