import type { ScheduleOut } from '#shared/contract/days-off/schedule.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { durationText } from '../../../form/duration.ts';
import { DAY_MINUTES, hoursText, typedHours } from './typed-hours.ts';

/** The values of the form of a schedule: the hours of two weeks as typed, of which `cycle` says how many count. */
export type ScheduleForm = { name: string; cycle: '1' | '2'; weeks: string[][] };
/** The day from which changed hours count, asked once they differ. */
export type HoursFrom = { from: string };

export type NewSchedule = { version: 0 };

const FULL = 456;
const weekOf = (days: readonly number[]): string[] => days.map(hoursText);

/** Weeks that a new schedule can begin with. */
export const templates = [
  { key: 'full', weeks: [[FULL, FULL, FULL, FULL, FULL, 0, 0]] },
  { key: 'fourFifths', weeks: [[FULL, FULL, FULL, FULL, 0, 0, 0]] },
  { key: 'half', weeks: [[FULL, FULL, 228, 0, 0, 0, 0]] },
  {
    key: 'alternate',
    weeks: [
      [FULL, FULL, FULL, FULL, FULL, 0, 0],
      [FULL, FULL, FULL, FULL, 0, 0, 0],
    ],
  },
] as const;

/** Weeks as the form holds them; a second one begins like the first. */
export const formOfWeeks = (weeks: readonly (readonly number[])[]): Pick<ScheduleForm, 'cycle' | 'weeks'> => {
  const first = weeks[0] ?? [];
  return { cycle: weeks.length === 2 ? '2' : '1', weeks: [weekOf(first), weekOf(weeks[1] ?? first)] };
};

export const formOf = (schedule: ScheduleOut | NewSchedule): ScheduleForm =>
  'id' in schedule
    ? { name: schedule.name, ...formOfWeeks(schedule.weeks) }
    : { name: '', ...formOfWeeks(templates[0].weeks) };

const typedWeeks = ({ cycle, weeks }: ScheduleForm): string[][] => weeks.slice(0, cycle === '2' ? 2 : 1);

/** The minutes to send; text that is no time counts as none, and is refused before. */
export const minutesOf = (form: ScheduleForm): number[][] =>
  typedWeeks(form).map((days) => days.map((typed) => typedHours(typed) ?? 0));

export const weekTotal = (days: readonly string[]): number =>
  days.reduce((sum, typed) => sum + (typedHours(typed) ?? 0), 0);

/** Whether the hours differ from those of another form, however they were typed. */
export const haveChanged = (start: ScheduleForm, now: ScheduleForm): boolean =>
  JSON.stringify(minutesOf(start)) !== JSON.stringify(minutesOf(now));

const dayIssues = (typed: string, path: string): Issue[] => {
  const minutes = typedHours(typed);
  if (minutes === undefined) return [issue(path, 'hours_wanted')];
  return minutes > DAY_MINUTES ? [issue(path, 'max', { max: durationText(DAY_MINUTES) })] : [];
};

export const issuesOf = (form: ScheduleForm): Issue[] => [
  ...(isBlank(form.name) ? [issue('name', 'required')] : []),
  ...typedWeeks(form).flatMap((days, week) => days.flatMap((typed, day) => dayIssues(typed, `weeks.${week}.${day}`))),
];

export const fromIssues = (from: string): Issue[] => {
  if (from.trim() === '') return [issue('from', 'required')];
  return parseDmy(from) === null ? [issue('from', 'invalid_date')] : [];
};
