import { describe, expect, it } from 'vitest';
import { dayMonth, formatsOf } from './formats.ts';

describe('figures with their unit', () => {
  it.each([
    ['nl', '1,8 MB', '312 kB', '€ 1.234,50'],
    ['en', '1,8 MB', '312 kB', '€ 1.234,50'],
    ['fr', '1,8 Mo', '312 ko', '1\u202F234,50\u00A0€'],
  ] as const)('in %s', (language, large, small, amount) => {
    const { fileSize, euro } = formatsOf(language);
    expect(fileSize(1.8 * 1024 * 1024)).toBe(large);
    expect(fileSize(312 * 1024)).toBe(small);
    expect(fileSize(3)).toBe(`1 ${small.slice(-2)}`);
    expect(euro(1234.5)).toBe(amount);
  });

  it('a day has its month without the year', () => {
    expect(dayMonth('19/11/2026')).toBe('19/11');
    expect(dayMonth('19/11/2026 14:05')).toBe('19/11');
  });
});
