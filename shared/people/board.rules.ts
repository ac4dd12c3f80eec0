import { addDays, daysBetween, type IsoDate } from '#shared/values/dates.ts';
import type { Employee } from './employee.ts';

/** The columns of the board of joiners and leavers, which follow dates (docs/areas/people.md#joiners-and-leavers). */
export const boardColumns = ['joining', 'first_weeks', 'leaving', 'left'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** Somebody new stays on the board up to this day of theirs; the first day is day 1. */
export const FIRST_WEEKS_DAYS = 30;
/** How many days ahead the board shows who joins and leaves. */
export const BOARD_AHEAD_DAYS = 90;
/** How many days ahead a date is due soon. */
export const DUE_SOON_DAYS = 14;

/** What may be open about somebody who joins or leaves. */
export const boardItemKinds = [
  'contract',
  'paper',
  'receipt',
  'car',
  'asset',
  'software_license',
  'no_asset',
  'no_licence',
  'training',
  'seat',
  'wage',
  'team',
  'reports',
  'leads',
  'days_off',
  'requests',
  'own',
] as const;
export type BoardItemKind = (typeof boardItemKinds)[number];

type Employment = Pick<Employee, 'start_date' | 'active_until' | 'deleted'>;

/** The day of somebody's employment that a day is; the first one is 1. */
export const dayOfWork = ({ start_date: start }: Pick<Employee, 'start_date'>, day: IsoDate): number =>
  start === null ? 0 : daysBetween(start, day) + 1;

/**
 * The column of a person on a day, with the date that it follows; null for somebody who is not on the board. Somebody who
 * leaves within their first weeks is leaving.
 */
export const boardPlace = (
  person: Employment,
  day: IsoDate,
): { readonly column: BoardColumn; readonly date: IsoDate | null } | null => {
  const { start_date: start, active_until: last, deleted } = person;
  const horizon = addDays(day, BOARD_AHEAD_DAYS);
  if (deleted === 1) return { column: 'left', date: last };
  if (start !== null && start > day) return start <= horizon ? { column: 'joining', date: start } : null;
  if (last !== null && last <= horizon) return { column: 'leaving', date: last };
  return start !== null && dayOfWork(person, day) <= FIRST_WEEKS_DAYS ? { column: 'first_weeks', date: start } : null;
};

/** The day on which somebody comes into a column who is not in it yet; null for nobody. */
export const nextInto = (column: BoardColumn, people: readonly Employment[], day: IsoDate): IsoDate | null => {
  const days = people.flatMap((person) => {
    const { start_date: start, active_until: last, deleted } = person;
    if (deleted === 1 || boardPlace(person, day)?.column === column) return [];
    if (column === 'joining' || column === 'first_weeks') return start !== null && start > day ? [start] : [];
    return last !== null ? [column === 'left' ? addDays(last, 1) : last] : [];
  });
  return days.reduce<IsoDate | null>((first, each) => (first === null || each < first ? each : first), null);
};

type Card = { readonly column: BoardColumn; readonly date: IsoDate | null; readonly open: number };

/** How urgent the date of a card is: it costs after leaving, is due soon, or neither. */
export const boardUrgency = (
  { column, date, open }: Card,
  cost: number | null,
  day: IsoDate,
): 'costs' | 'soon' | 'later' => {
  if (column === 'left') return (cost ?? 0) > 0 ? 'costs' : 'later';
  return date !== null && open > 0 && date >= day && daysBetween(day, date) <= DUE_SOON_DAYS ? 'soon' : 'later';
};

type Term = { readonly start: IsoDate; readonly end: IsoDate | null };

/** Whether somebody has a thing no longer from a day on. */
export const isOverBy = ({ end }: Pick<Term, 'end'>, day: IsoDate): boolean => end !== null && end <= day;

/** How many days before the last day a return still counts as an item that is done on the board. */
const RETURNED_DAYS = 60;

/**
 * Whether a thing belongs to the list of a leaver: they have it, will have it, or gave it back as they were leaving.
 */
export const countsForLeaver = ({ end }: Term, firstDayWithout: IsoDate): boolean =>
  end === null || end >= addDays(firstDayWithout, -RETURNED_DAYS);
