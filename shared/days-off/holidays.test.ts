import { describe, expect, it } from 'vitest';
import {
  easterOf,
  holidayDates,
  holidaysOf,
  keptHolidays,
  movedHolidayIssues,
  type HolidaySettings,
} from './holidays.ts';

const settings: HolidaySettings = { closing_day: 6, moved_holidays: [] };
const replaced = (year: number, set = settings) =>
  keptHolidays(year, set).flatMap(({ date, replaces }) => (replaces === null ? [] : [`${replaces} > ${date}`]));

/** Easter by another way of counting (Oudin), to check the first one by. */
const byOudin = (year: number): string => {
  const whole = Math.floor;
  const century = whole(year / 100);
  const golden = year % 19;
  let moon = (century - whole(century / 4) - whole((century - whole((century - 17) / 25)) / 3) + 19 * golden + 15) % 30;
  moon -= whole(moon / 28) * (1 - whole(moon / 28) * whole(29 / (moon + 1)) * whole((21 - golden) / 11));
  const weekday = (year + whole(year / 4) + moon + 2 - century + whole(century / 4)) % 7;
  const month = 3 + whole((moon - weekday + 40) / 44);
  const day = moon - weekday + 28 - 31 * whole(month / 4);
  return `${year}-0${month}-${String(day).padStart(2, '0')}`;
};

describe('Easter', () => {
  it.each(['2000-04-23', '2008-03-23', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])(
    'is on %s',
    (date) => expect(easterOf(Number(date.slice(0, 4)))).toBe(date),
  );

  it('is the same by two ways of counting, in every year of dates', () => {
    for (let year = 1900; year <= 2100; year += 1) expect(easterOf(year)).toBe(byOudin(year));
  });
});

describe('holidays', () => {
  it('are ten in 2026', () => {
    expect(holidaysOf(2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-01-01 new_year',
      '2026-04-06 easter_monday',
      '2026-05-01 labour_day',
      '2026-05-14 ascension',
      '2026-05-25 whit_monday',
      '2026-07-21 national_day',
      '2026-08-15 assumption',
      '2026-11-01 all_saints',
      '2026-11-11 armistice',
      '2026-12-25 christmas',
    ]);
  });

  it('are nine where Ascension falls on 1 May, and ten in every other year', () => {
    const nine = Array.from({ length: 201 }, (_, at) => 1900 + at).filter((year) => holidaysOf(year).length === 9);
    expect(nine).toEqual([1913, 2008]);
    expect(holidaysOf(2008).find(({ date }) => date === '2008-05-01')?.name).toBe('labour_day');
  });
});

describe('a holiday on a day on which the company is closed', () => {
  it('is kept on the next working day', () => {
    expect(replaced(2026)).toEqual(['2026-08-15 > 2026-08-17', '2026-11-01 > 2026-11-02']);
    // Saturday 1 January, Sunday 1 May and Sunday 25 December.
    expect(replaced(2022)).toEqual(['2022-01-01 > 2022-01-03', '2022-05-01 > 2022-05-02', '2022-12-25 > 2022-12-26']);
  });

  it('passes over holidays and other days in their place', () => {
    // Closed on Monday: Sunday 1 November 2026 goes to Tuesday, as do Easter Monday and Whit Monday.
    expect(replaced(2026, { closing_day: 1, moved_holidays: [] })).toEqual([
      '2026-04-06 > 2026-04-07',
      '2026-05-25 > 2026-05-26',
      '2026-11-01 > 2026-11-03',
    ]);
    const moved = [{ date: '2026-08-15', on: '2026-11-02' }];
    expect(replaced(2026, { closing_day: 6, moved_holidays: moved })).toEqual([
      '2026-08-15 > 2026-11-02',
      '2026-11-01 > 2026-11-03',
    ]);
  });

  it('is kept as it is on another day of the week, or where there is no closing day', () => {
    expect(replaced(2026, { closing_day: null, moved_holidays: [] })).toEqual(['2026-11-01 > 2026-11-02']);
    const wrong = [{ date: '2026-05-14', on: '2026-05-15' }];
    expect(replaced(2026, { closing_day: 6, moved_holidays: wrong })).toEqual(replaced(2026));
  });

  it('can be without a day in its place, and stays on its own date', () => {
    const none: HolidaySettings = { closing_day: 6, moved_holidays: [{ date: '2026-08-15', on: null }] };
    expect(replaced(2026, none)).toEqual(['2026-11-01 > 2026-11-02']);
    expect(holidayDates(none).has('2026-08-15')).toBe(true);
    expect(holidayDates(settings).has('2026-08-15')).toBe(false);
  });

  it('gives no date twice, on whatever day the company is closed', () => {
    for (const closing_day of [null, 1, 2, 3, 4, 5, 6] as const)
      for (let year = 1990; year <= 2090; year += 1) {
        const dates = keptHolidays(year, { closing_day, moved_holidays: [] }).map(({ date }) => date);
        expect(new Set(dates).size).toBe(holidaysOf(year).length);
        expect(dates.every((date) => date.startsWith(String(year)))).toBe(true);
      }
  });

  it('is known of any year', () => {
    const dates = holidayDates(settings);
    expect(['1999-01-01', '2026-01-01', '2099-12-25'].map((date) => dates.has(date))).toEqual([true, true, true]);
  });
});

it('refuses to move what may not be moved, or where nobody works', () => {
  const judge = (...moved: [string, string | null][]) =>
    movedHolidayIssues({ closing_day: 6, moved_holidays: moved.map(([date, on]) => ({ date, on })) }).map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(judge(['2026-08-15', '2026-12-24'], ['2026-11-01', null])).toEqual([]);
  expect(judge(['2026-08-14', null])).toEqual(['moved_holidays.0.date no_holiday']);
  expect(judge(['2026-12-25', null])).toEqual(['moved_holidays.0.date holiday_of_working_day']);
  expect(judge(['2026-08-15', '2026-11-11'])).toEqual(['moved_holidays.0.on no_working_day']);
  expect(judge(['2026-08-15', '2026-08-16'])).toEqual(['moved_holidays.0.on no_working_day']);
  expect(judge(['2026-08-15', '2027-01-04'])).toEqual(['moved_holidays.0.on day_of_same_year']);
  expect(judge(['2026-08-15', 'soon'], ['soon', null])).toEqual([
    'moved_holidays.0.on invalid_date',
    'moved_holidays.1.date invalid_date',
  ]);
  expect(judge(['2026-08-15', '2026-12-24'], ['2026-11-01', '2026-12-24'])).toEqual([
    'moved_holidays.1.on listed_twice',
  ]);
  expect(judge(['2026-08-15', null], ['2026-08-15', null])).toEqual(['moved_holidays.1.date listed_twice']);
});
