import type { IsoDate } from '#shared/values/dates.ts';
import type { Employee } from './employee.ts';

/* Who left and was hired again (docs/areas/people.md#hired-again). */

type Employed = Pick<Employee, 'start_date' | 'active_until' | 'former_employments'>;
/** The first and the last day of an employment; an unknown one limits nothing. */
export type Employment = Pick<Employee, 'start_date' | 'active_until'>;

/**
 * The employments of a person, oldest first. An earlier one that does not end before the present one begins is that one:
 * the person came back to it.
 */
export const employmentsOf = ({ start_date, active_until, former_employments: former }: Employed): Employment[] => [
  ...(former ?? []).filter(({ active_until: last }) => start_date !== null && last < start_date),
  { start_date, active_until },
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
  { start_date, active_until, former_employments: former }: Employed,
  after: Employment,
  comesBack: boolean,
): Pick<Employee, 'former_employments'> => {
  const isAnew = active_until !== null && after.start_date !== null && after.start_date > active_until;
  if (active_until === null || (!comesBack && !isAnew)) return former ? { former_employments: former } : {};
  const earlier = (former ?? []).filter(({ active_until: last }) => start_date !== null && last < start_date);
  return { former_employments: [...earlier, { start_date, active_until }] };
};
