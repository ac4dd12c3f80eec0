import { inDays } from '#shared/days-off/amounts.ts';
import { rightOfYear, type Employment } from '#shared/days-off/balance.rules.ts';
import type { DayOffRight } from '#shared/days-off/day-off-right.ts';
import { personCalendar } from '#shared/days-off/schedule.rules.ts';
import { FULL_DAY_MINUTES, type WorkSchedule } from '#shared/days-off/work-schedule.ts';

/** Somebody and what a year gives them, in days of the default schedule. */
export type RightExample =
  { who: 'fullTime' | 'fromJuly' | 'fourFifths'; days: number } | { who: 'seniority'; days: number; years: number };

const JULY = '07-01';
const always: Employment = { start_date: null, active_until: null, statute: null, seniority_date: null };

const FRIDAY_FREE = 1;
const fourFifths: WorkSchedule = {
  id: FRIDAY_FREE,
  version: 1,
  name: '4/5',
  versions: [
    {
      from: '2000-01-01',
      weeks: [[FULL_DAY_MINUTES, FULL_DAY_MINUTES, FULL_DAY_MINUTES, FULL_DAY_MINUTES, 0, 0, 0]],
    },
  ],
  deleted: 0,
  created_at: '',
};

const calendarOf = (schedules: Parameters<typeof personCalendar>[0]['schedules']) =>
  personCalendar({ schedules, known: new Map([[FRIDAY_FREE, fourFifths]]), holidays: new Set() });

/**
 * What a right gives in a year by the rule that balances are counted with: to somebody full time, to one who started on
 * 1 July of the year that counts, to one of four days a week, and by seniority.
 */
export const examplesOf = (right: DayOffRight, year: number): RightExample[] => {
  const fullTime = calendarOf([]);
  const fourDays = calendarOf([{ from: '2000-01-01', schedule_id: FRIDAY_FREE, week: 1 }]);
  const counted = right.basis === 'year_before' ? year - 1 : year;
  const daysOf = (person: Partial<Employment>, calendar = fullTime): number =>
    inDays(rightOfYear({ ...always, ...person }, right, year, calendar), FULL_DAY_MINUTES);
  return [
    { who: 'fullTime', days: daysOf({}) },
    { who: 'fromJuly', days: daysOf({ start_date: `${counted}-${JULY}` }) },
    { who: 'fourFifths', days: daysOf({}, fourDays) },
    ...right.seniority.map(({ from_years: years }) => ({
      who: 'seniority' as const,
      years,
      days: daysOf({ seniority_date: `${year - years}-01-01` }),
    })),
  ];
};
