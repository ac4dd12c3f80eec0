import { describe, expect, it } from 'vitest';
import type { EntryOut } from '#shared/contract/calendar/entry.ts';
import { agendaDays, agendaWords } from './agenda-days.ts';
import { areFew } from '../parts/few-at-work.ts';
import {
  atWork,
  barsOf,
  fewestByWeek,
  gridItems,
  formatHalves,
  typeFinder,
  type CalendarPerson,
} from './month-bars.ts';
import { addMonths, monthDays, quarterOf, quarterStart, tabMonths } from './month-days.ts';

/** November 2026 begins on a Sunday; the 2nd and the 11th are holidays. */
const days = monthDays(
  '2026-11',
  1,
  [
    { date: '02/11/2026', name: 'all_saints', replaces: '01/11/2026' },
    { date: '11/11/2026', name: 'armistice', replaces: null },
  ],
  '2026-11-23',
);

const entry = (day: number, change: Partial<EntryOut> = {}): EntryOut => ({
  date: `${String(day).padStart(2, '0')}/11/2026`,
  minutes: change.part === 'morning' || change.part === 'afternoon' ? 228 : 456,
  type_id: 1,
  kind: 'leave',
  part: 'whole',
  state: 'approved',
  request_id: 5,
  training_id: null,
  ...change,
});

const person = (entries: EntryOut[], change: Partial<CalendarPerson> = {}): CalendarPerson => ({
  id: 1,
  employee_id: 1,
  name: 'Ann Peeters',
  avatar: null,
  team_ids: [1],
  team_names: 'Finance',
  locked: false,
  locked_months: [],
  schedule: days.map(({ isWeekend, holiday }) => (isWeekend || holiday ? 0 : 456)),
  days: entries,
  left: null,
  day_minutes: 456,
  ...change,
});

const looks = (entries: EntryOut[]): string[] =>
  barsOf(person(entries), days).map(({ from, to, before, after }) => `${from + 1 + before} to ${to + 2 - after}`);

describe('bars', () => {
  it('join the days of one request over a weekend, and stop at a holiday', () => {
    expect(looks([entry(5), entry(6), entry(9), entry(10), entry(12)])).toEqual(['5 to 11', '12 to 13']);
  });

  it('take half a cell on its side, and join a half day only where it touches the next one', () => {
    expect(looks([entry(16, { part: 'afternoon' }), entry(17), entry(18, { part: 'morning' })])).toEqual([
      '16.5 to 18.5',
    ]);
    expect(looks([entry(16, { part: 'morning' }), entry(17)])).toEqual(['16 to 16.5', '17 to 18']);
  });

  it('keep requests and states apart', () => {
    expect(looks([entry(16), entry(17, { request_id: 6 })])).toHaveLength(2);
    expect(looks([entry(16), entry(17, { state: 'requested' })])).toHaveLength(2);
  });

  it('put an amount of time beside what has the morning', () => {
    const short = entry(16, { part: 'minutes', minutes: 228, request_id: 6 });
    expect(looks([short])).toEqual(['16 to 16.5']);
    expect(looks([entry(16, { part: 'morning' }), short])).toEqual(['16 to 16.5', '16.5 to 17']);
  });
});

it('counts who is at work by halves, and nobody where nobody works', () => {
  const counts = atWork([person([entry(16), entry(17, { part: 'morning' })]), person([])], days);
  const shown = [0, 1, 15, 16, 17].map((at) => counts[at]?.people ?? null);
  expect(shown).toEqual([null, null, 1, 1.5, 2]);
  expect(counts[15]).toEqual({ people: 1, of: 2 });
  expect([areFew(1, 2), areFew(0.5, 2), areFew(0, 1)]).toEqual([false, true, false]);
  expect([12.5, 0.5, 14, 145.5].map(formatHalves)).toEqual(['12½', '½', '14', '145']);
});

it('heads the people of several teams, and finds what the viewer may not know by its kind', () => {
  const other = person([], { team_names: 'Sales' });
  expect(gridItems([person([]), person([])])).toHaveLength(2);
  expect(gridItems([person([]), person([]), other]).map((item) => ('team' in item ? item.size : 0))).toEqual([
    2, 0, 0, 1, 0,
  ]);
  const absent = { id: null, name: 'Absent', colour: 'grey', kind: 'absence' } as const;
  expect(typeFinder([absent])(entry(16, { type_id: null, kind: 'absence' }))).toBe(absent);
});

it('lists the days ahead with what each says of its period', () => {
  const agenda = agendaDays([person([entry(24), entry(25), entry(26)])], days).filter(({ at }) => at >= 22);
  expect(agenda.map(({ at, away }) => [at + 1, away])).toEqual([
    [23, 0],
    [24, 1],
    [25, 1],
    [26, 1],
    [27, 0],
    [30, 0],
  ]);
  expect(agenda.flatMap(({ at, lines }) => lines.map(({ bar }) => agendaWords(bar, at)))).toEqual([
    'until',
    'since',
    'last',
  ]);
});

it('shows months around the present one, or around one that lies outside of them', () => {
  expect(tabMonths('2026-11', '2026-11')).toEqual(['2026-09', '2026-10', '2026-11', '2026-12', '2027-01']);
  expect(tabMonths('2027-07', '2026-11')[0]).toBe('2027-05');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

describe('a quarter', () => {
  const quarter = monthDays('2026-10', 3, [], '2026-11-23');
  const of = (entries: EntryOut[]) =>
    person(entries, { schedule: quarter.map(({ isWeekend }) => (isWeekend ? 0 : 456)) });

  it('has the days of three months, and bars that go on from one to the next', () => {
    expect(quarter).toHaveLength(92);
    expect(quarter.flatMap(({ iso, begins }) => (begins === 'month' ? [iso] : []))).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
    ]);
    const days = ['30/11/2026', '01/12/2026'].map((date) => entry(1, { date }));
    expect(barsOf(of(days), quarter)).toMatchObject([{ from: 60, to: 61 }]);
  });

  it('says the fewest at work of each week, cut where the quarter is', () => {
    const weeks = fewestByWeek(atWork([of([entry(17)]), of([])], quarter), quarter);
    // It begins on a Thursday and ends on one.
    expect([weeks[0]?.size, weeks.length, weeks.at(-1)?.size]).toEqual([4, 14, 4]);
    expect(weeks.filter(({ fewest }) => fewest?.people === 1)).toMatchObject([
      { from: 46, size: 7, fewest: { at: 47, people: 1, of: 2 } },
    ]);
  });

  it('is that of each of its months', () => {
    expect(['2026-10', '2026-12', '2027-01'].map(quarterStart)).toEqual(['2026-10', '2026-10', '2027-01']);
    expect(['2026-09', '2026-10'].map(quarterOf)).toEqual([3, 4]);
    expect(tabMonths('2026-10', '2026-10', 3)).toEqual(['2026-04', '2026-07', '2026-10', '2027-01', '2027-04']);
  });
});
