import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, toDmy } from './dates.ts';
import { firstDayAfter, lastDayOf } from './last-days.ts';

it('shows the day before the first day without, over months, years and leap days', () => {
  expect(lastDayOf('01/01/2027')).toBe('31/12/2026');
  expect(lastDayOf('01/03/2028')).toBe('29/02/2028');
  expect(firstDayAfter('31/12/2026')).toBe('01/01/2027');
});

it('sends back the day that it shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70_000 }), (days) => {
      const day = toDmy(addDays('1900-01-02', days));
      expect(firstDayAfter(lastDayOf(day))).toBe(day);
    }),
  );
});

it('keeps what is no date as it was typed', () => {
  for (const text of ['', '31/02/2026', 'soon']) {
    expect(lastDayOf(text)).toBe(text);
    expect(firstDayAfter(text)).toBe(text);
  }
});
