import { expect, it } from 'vitest';
import { readCalendarState, writeCalendarState } from './calendar-state.ts';

const today = '2026-11-22';
const read = (query: string) => readCalendarState(new URLSearchParams(query), today);

it('keeps what is shown in the address', () => {
  const query = 'month=2027-07&segment=team_3&search=an&type=4&look=agenda&by=person&enter=1';
  expect(writeCalendarState(read(query)).toString()).toBe(query);
});

it('shows the present month where the address says nothing or nonsense', () => {
  for (const query of ['', 'month=2026-13&type=x&look=year', 'month=1999-01'])
    expect(writeCalendarState(read(query)).toString()).toBe('month=2026-11');
});
