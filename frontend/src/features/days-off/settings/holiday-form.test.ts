import { expect, it } from 'vitest';
import { SATURDAY } from '#shared/days-off/names.ts';
import { bodyOf, formOf, issuesOf, usualDay, type HolidayRow } from './holiday-form.ts';

/** Saturday, the usual closing day. */
const assumption: HolidayRow = { date: '15/08/2026', name: 'assumption', on: '17/08/2026', can_move: true };

it('knows the usual day from one that was chosen, and from none', () => {
  expect(usualDay(assumption, SATURDAY)).toBe('17/08/2026');
  expect(formOf(assumption, SATURDAY)).toEqual({ how: 'next', on: '' });
  expect(formOf({ ...assumption, on: '24/12/2026' }, SATURDAY)).toEqual({ how: 'day', on: '24/12/2026' });
  expect(formOf({ ...assumption, on: null }, SATURDAY)).toEqual({ how: 'none', on: '' });
});

it.each([
  ['', 'required'],
  ['31/02/2026', 'invalid_date'],
  ['04/01/2027', 'day_of_same_year'],
  ['16/08/2026', 'no_working_day'],
  ['11/11/2026', 'no_working_day'],
  ['24/12/2026', undefined],
])('a day %s in the place of a holiday is judged as %s', (on, code) =>
  expect(issuesOf({ how: 'day', on }, assumption, SATURDAY)[0]?.code).toBe(code),
);

it('sends a day, none, or nothing for the usual one', () => {
  expect(bodyOf({ how: 'day', on: '24/12/2026' }, assumption)).toEqual({ date: '15/08/2026', on: '24/12/2026' });
  expect(bodyOf({ how: 'none', on: '24/12/2026' }, assumption)).toEqual({ date: '15/08/2026', none: 1 });
  expect(bodyOf({ how: 'next', on: '24/12/2026' }, assumption)).toEqual({ date: '15/08/2026', on: '' });
});
