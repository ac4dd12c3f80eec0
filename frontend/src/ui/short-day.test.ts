import { expect, it } from 'vitest';
import { shortDay } from './short-day.ts';

it.each([
  ['01/01/2027', '2027', '01/01'],
  ['31/12/2026', '2027', '31/12/2026'],
  ['04/01/2027', '2026', '04/01/2027'],
  ['31/12/2026 23:59', '2027', '31/12/2026'],
] as const)('%s in %s is %s', (day, thisYear, shown) => expect(shortDay(day, thisYear)).toBe(shown));
