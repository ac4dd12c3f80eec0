import { expect, it } from 'vitest';
import { readCalendarState, shownMonths, writeCalendarState } from './calendar-state.ts';

const today = '2026-11-22';
const read = (query: string) => readCalendarState(new URLSearchParams(query), today);

it('keeps what is shown in the address', () => {
  const query = 'month=2027-07&segment=team_3&search=an&type=4&look=agenda&by=person&enter=1';
  expect(writeCalendarState(read(query)).toString()).toBe(query);
});

it('shows the quarter of a month, and goes back to that month', () => {
  const state = read('month=2026-11&look=quarter');
  expect(shownMonths(state)).toEqual({ from: '2026-10', months: 3 });
  expect(writeCalendarState({ ...state, look: 'month' }).toString()).toBe('month=2026-11');
  expect(shownMonths(read('month=2027-01'))).toEqual({ from: '2027-01', months: 1 });
});

it('shows the present month where the address says nothing or nonsense', () => {
  for (const query of ['', 'month=2026-13&type=x&look=year', 'month=1999-01'])
    expect(writeCalendarState(read(query)).toString()).toBe('month=2026-11');
});
