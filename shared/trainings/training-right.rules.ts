import { yearOf } from '#shared/days-off/day-numbers.ts';
import type { Employee } from '#shared/people/employee.ts';
import { daysBetween, type IsoDate } from '#shared/values/dates.ts';
import { employmentsOf, isAwayFromWork } from '#shared/people/employee.dated.ts';
import type { Participant } from './participant.ts';
import type { Training } from './training.ts';
import type { TrainingPhase } from './names.ts';
import { minutesOf } from './training.rules.ts';

/** The years of a period, within which days that were not used carry over. */
export const PERIOD_YEARS = 5;
/** The year with which the first period of the law begins (docs/areas/trainings.md#training-right). */
export const FIRST_PERIOD_YEAR = 2024;
/**
 * The days of a year by the number of full-time employees from which they hold
 * (docs/areas/trainings.md#training-right).
 */
export const LEGAL_DAYS = [
  { from: 20, days: 5 },
  { from: 10, days: 1 },
] as const;
/** A full-time working day of 7:36. */
const FULL_DAY_MINUTES = 456;

/** The length of a person's working day in minutes: full time for everybody, whatever schedule the person follows. */
export const minutesPerDay = (): number => FULL_DAY_MINUTES;

/** The part of a full-time week that a person works: all of it, whatever schedule the person follows. */
const fullTimeShare = (): number => 1;

export type RightSettings = {
  readonly average_fte: number | null;
  readonly days_of_right: number | null;
  readonly period_start_year: number;
};

/** The days of a full-time year; null while the employer has given neither the days nor the number of employees. */
export const daysOfRight = ({ average_fte: fte, days_of_right: agreed }: RightSettings): number | null => {
  if (agreed !== null) return agreed;
  return fte === null ? null : (LEGAL_DAYS.find(({ from }) => fte >= from)?.days ?? 0);
};

/** The first year of the period in which a year lies. A year before the first period stands for itself. */
export const periodOf = (
  year: number,
  { period_start_year: first }: Pick<RightSettings, 'period_start_year'>,
): number => (year < first ? year : first + Math.floor((year - first) / PERIOD_YEARS) * PERIOD_YEARS);

type Employed = Pick<Employee, 'statute' | 'start_date' | 'active_until' | 'former_employments'>;

/**
 * The part of a year in which somebody works for the company, in all employments; an unknown first or last day limits
 * nothing.
 */
export const employedShare = (person: Omit<Employed, 'statute'>, year: number): number => {
  const [first, end]: [IsoDate, IsoDate] = [`${year}-01-01`, `${year}-12-31`];
  const days = employmentsOf(person).map(({ start_date: start, active_until: last }) => {
    const from = start !== null && start > first ? start : first;
    const until = last !== null && last < end ? last : end;
    return until < from ? 0 : daysBetween(from, until) + 1;
  });
  return days.reduce((sum, each) => sum + each, 0) / (daysBetween(first, end) + 1);
};

/** Two decimals: a hundredth of a day is about five minutes. */
const rounded = (days: number): number => Math.round(days * 100) / 100 + 0;

export const noRightReasons = ['too_few_employees', 'self_employed', 'not_employed', 'no_number'] as const;
export type NoRightReason = (typeof noRightReasons)[number];

type Right = { readonly days: number; readonly reason: NoRightReason | null };

/** What a year gives a person, and why it gives nothing. */
export const rightOfYear = (person: Employed, year: number, settings: RightSettings): Right => {
  const none = (reason: NoRightReason): Right => ({ days: 0, reason });
  if (person.statute === 'self_employed') return none('self_employed');
  const share = employedShare(person, year);
  if (share === 0) return none('not_employed');
  const full = daysOfRight(settings);
  if (full === null) return none('no_number');
  if (full === 0) return none('too_few_employees');
  return { days: rounded(full * share * fullTimeShare()), reason: null };
};

type Attended = Pick<Participant, 'status' | 'waiting' | 'deleted' | 'answer' | 'changed_on'>;
type Course = Pick<
  Training,
  | 'deleted'
  | 'start_date'
  | 'end_date'
  | 'type_of_training'
  | 'training_amount_selection'
  | 'training_amount_days'
  | 'training_amount_minutes'
> & { readonly phase: TrainingPhase };

/** What one training counts for a person: days of a kind, in a year. */
export type CountedTraining = {
  readonly year: number;
  readonly days: number;
  readonly kind: 'followed_formal' | 'followed_informal' | 'planned';
};

/**
 * What a participation counts; null for one that counts nothing. It counts in the year of the last day of the training.
 * One without days counts in the year in which it was marked as followed, and this year while it is planned.
 */
export const countedTraining = (one: Attended, course: Course, today: IsoDate): CountedTraining | null => {
  if (one.deleted === 1 || one.waiting === 1 || course.deleted === 1) return null;
  const days = minutesOf(course, minutesPerDay()) / minutesPerDay();
  const last = course.end_date ?? course.start_date;
  if (one.status === 'followed') {
    const kind = course.type_of_training === 'formal' ? 'followed_formal' : 'followed_informal';
    return { year: yearOf(last ?? one.changed_on ?? today), days, kind };
  }
  if (one.status !== 'reserved' || one.answer === 'no' || course.phase === 'held') return null;
  return { year: yearOf(last ?? today), days, kind: 'planned' };
};

export type Balance = {
  readonly year: number;
  readonly right: number;
  readonly carried_over: number;
  readonly followed_formal: number;
  readonly followed_informal: number;
  readonly planned: number;
  readonly left: number;
  readonly reason: NoRightReason | null;
};

const sumOf = (counted: readonly CountedTraining[], year: number, kinds: readonly CountedTraining['kind'][]): number =>
  rounded(
    counted.filter((one) => one.year === year && kinds.includes(one.kind)).reduce((sum, { days }) => sum + days, 0),
  );

/** The days of a year that somebody followed, of what counts for them; `totalFollowed` their balance. */
export const followedDays = (counted: readonly CountedTraining[], year: number): number =>
  rounded(sumOf(counted, year, ['followed_formal']) + sumOf(counted, year, ['followed_informal']));

/** The days of a year that were followed, formal and informal. */
export const totalFollowed = ({ followed_formal: formal, followed_informal: informal }: Balance): number =>
  rounded(formal + informal);

/**
 * A person's training right in a year. What a year of the period left carries over to the next one; a year in which
 * more was followed than there was right to leaves no debt. Somebody who has left before a year carries nothing into it,
 * hired again in it or not.
 */
export const balanceOf = (
  person: Employed,
  counted: readonly CountedTraining[],
  year: number,
  settings: RightSettings,
): Balance => {
  const followed = (of: number) => sumOf(counted, of, ['followed_formal', 'followed_informal']);
  let carried = 0;
  for (let before = periodOf(year, settings); before < year; before += 1) {
    const left = rounded(carried + rightOfYear(person, before, settings).days - followed(before));
    carried = isAwayFromWork(person, `${before + 1}-01-01`) ? 0 : Math.max(0, left);
  }
  const { days: right, reason } = rightOfYear(person, year, settings);
  return {
    year,
    right,
    carried_over: carried,
    followed_formal: sumOf(counted, year, ['followed_formal']),
    followed_informal: sumOf(counted, year, ['followed_informal']),
    planned: sumOf(counted, year, ['planned']),
    left: rounded(right + carried - followed(year)),
    reason,
  };
};
