import { expect, it } from 'vitest';
import { timeInService } from './time-in-service.ts';

it.each([
  ['2025-01-06', '2026-11-21', 1, 10],
  ['2025-01-06', '2026-01-05', 0, 11],
  ['2025-01-06', '2026-01-06', 1, 0],
  ['2026-11-01', '2026-11-21', 0, 0],
  ['2027-01-01', '2026-11-21', 0, 0],
])('counts whole months from %s to %s', (start, until, years, months) => {
  expect(timeInService(start, until)).toEqual({ years, months });
});
