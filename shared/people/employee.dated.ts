import type { Dated } from '#shared/assignments/dated.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import type { Employee } from './employee.ts';
import { emptyEmployee } from './employee.rules.ts';
import { nextWageDay, wageOn } from './wage.rules.ts';

type Activity = Pick<Employee, 'deleted' | 'active_until'>;
type Pay = Pick<Employee, 'wages' | 'wage_type' | 'wage_amount' | 'wage_from'>;
type DatedFields = Activity & Pay;

/** Fields that people stored by earlier releases lack (docs/areas/people.md#people-of-earlier-releases). */
const blanks = { ...emptyEmployee, wages: [], wage_type: null, wage_amount: null, wage_from: null };

/** A row that was packed from such a record holds null instead. */
const isComplete = ({ wages }: { readonly wages?: unknown }): boolean => wages !== undefined && wages !== null;

/** The person with every field that there is today. */
const complete = <E extends DatedFields>(stored: E): E => {
  if (isComplete(stored)) return stored;
  const known = Object.entries(stored).filter(([, value]) => value !== undefined && value !== null);
  // why: the blanks and what is stored have every field between them
  return { ...blanks, ...Object.fromEntries(known) } as unknown as E;
};

/**
 * A person is active up to and including `active_until` and deactivated from the day after. On the last day itself the
 * stored flag decides, because whoever deactivates somebody as of today wants it to take effect at once.
 */
const isDeactivated = ({ deleted, active_until: last }: Activity, day: IsoDate): boolean =>
  last === null || last === day ? deleted === 1 : last < day;

const asOf = <E extends DatedFields>(stored: E, day: IsoDate): E => {
  const person = complete(stored);
  const deleted = isDeactivated(person, day) ? 1 : 0;
  const wage = wageOn(person.wages, day);
  const pay = { wage_type: wage?.type ?? null, wage_amount: wage?.amount ?? null, wage_from: wage?.from ?? null };
  const isSamePay = pay.wage_from === person.wage_from && pay.wage_amount === person.wage_amount;
  return deleted === person.deleted && isSamePay && pay.wage_type === person.wage_type
    ? person
    : { ...person, deleted, ...pay };
};

const activityChangesAfter = ({ deleted, active_until: last }: Activity, day: IsoDate): IsoDate | null => {
  if (last === null) return null;
  const change = deleted === 1 ? last : addDays(last, 1);
  return change > day ? change : null;
};

const changesAfter = (stored: DatedFields, day: IsoDate): IsoDate | null => {
  const days = [activityChangesAfter(stored, day), nextWageDay(complete(stored).wages, day)];
  return days.reduce((first, next) => (first === null || (next !== null && next < first) ? next : first));
};

/** How a person changes with the days (docs/areas/people.md#active-until). */
export const employeeDated = { asOf, changesAfter } satisfies Dated<Employee>;

/** The last day of somebody who is still active; null while none is known. */
export const lastDayAhead = ({ deleted, active_until: last }: Activity): IsoDate | null =>
  deleted === 1 ? null : last;

/** Whether somebody has left by a day, from which on they get nothing (docs/areas/people.md#after-the-last-day). */
export const hasLeftBy = (lastDay: IsoDate | null | undefined, day: IsoDate | null | undefined): boolean =>
  Boolean(lastDay && day && day > lastDay);

/** The person with another last day; null calls the end off. Today deactivates at once, a later day plans the end. */
export const endingOn = <E extends DatedFields>(person: E, last: IsoDate | null, today: IsoDate): E =>
  asOf({ ...person, active_until: last, deleted: last === today ? 1 : 0 }, today);

/** The login of a person ends with their last day, unless whoever set that day chose otherwise. */
export const losesLogin = ({ deleted, keep_login: keeps }: Pick<Employee, 'deleted' | 'keep_login'>): boolean =>
  deleted === 1 && keeps !== 1;

/* Who left and was hired again (docs/areas/people.md#hired-again). */

type Employed = Pick<Employee, 'start_date' | 'active_until' | 'former_employments'>;
/** The first and the last day of an employment; an unknown one limits nothing. */
export type Employment = Pick<Employee, 'start_date' | 'active_until'>;
/** An employment that has ended; an unknown first day limits nothing. */
export type FormerEmployment = { readonly start_date: IsoDate | null; readonly active_until: IsoDate };

/**
 * The employments of a person that ended before the present one began, oldest first. One that does not is the present
 * one: the person came back to it.
 */
export const formerEmploymentsOf = ({ start_date, former_employments: former }: Employed): FormerEmployment[] =>
  (former ?? []).filter(({ active_until: last }) => start_date !== null && last < start_date);

/** The employments of a person, oldest first, the present one last. */
export const employmentsOf = (person: Employed): Employment[] => [
  ...formerEmploymentsOf(person),
  { start_date: person.start_date, active_until: person.active_until },
];

/** Whether an employment holds on a day. */
const holdsOn =
  (day: IsoDate) =>
  ({ start_date: first, active_until: last }: Employment): boolean =>
    (first === null || first <= day) && (last === null || last >= day);

/** Whether somebody had left by a day and was not hired again yet. */
export const isAwayFromWork = (person: Employed, day: IsoDate): boolean => {
  const employments = employmentsOf(person);
  return employments.some(({ active_until: last }) => last !== null && last < day) && !employments.some(holdsOn(day));
};

/**
 * The earlier employments of a person who is saved: one that has ended is kept when they come back, or begin anew after
 * its last day. Nothing where none are kept.
 */
export const keptEmployments = (
  before: Employed,
  after: Employment,
  comesBack: boolean,
): Pick<Employee, 'former_employments'> => {
  const { start_date, active_until, former_employments: former } = before;
  const isAnew = active_until !== null && after.start_date !== null && after.start_date > active_until;
  if (active_until === null || (!comesBack && !isAnew)) return former ? { former_employments: former } : {};
  return { former_employments: [...formerEmploymentsOf(before), { start_date, active_until }] };
};
