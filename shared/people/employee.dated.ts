import type { Dated } from '#shared/assignments/dated.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import type { Employee } from './employee.ts';

type DatedFields = Pick<Employee, 'deleted' | 'active_until'>;

/**
 * A person is active up to and including `active_until` and deactivated from the day after. On the last day itself the
 * stored flag decides, because whoever deactivates somebody as of today wants it to take effect at once.
 */
const isDeactivated = ({ deleted, active_until: last }: DatedFields, day: IsoDate): boolean =>
  last === null || last === day ? deleted === 1 : last < day;

const asOf = <E extends DatedFields>(person: E, day: IsoDate): E => {
  const deleted = isDeactivated(person, day) ? 1 : 0;
  return deleted === person.deleted ? person : { ...person, deleted };
};

const changesAfter = ({ deleted, active_until: last }: DatedFields, day: IsoDate): IsoDate | null => {
  if (last === null) return null;
  const change = deleted === 1 ? last : addDays(last, 1);
  return change > day ? change : null;
};

/** How a person changes with the days (docs/areas/people.md#active-until). */
export const employeeDated = { asOf, changesAfter } satisfies Dated<Employee>;

/** The last day of somebody who is still active; null while none is known. */
export const lastDayAhead = ({ deleted, active_until: last }: DatedFields): IsoDate | null =>
  deleted === 1 ? null : last;

/** The person with another last day; null calls the end off. Today deactivates at once, a later day plans the end. */
export const endingOn = <E extends DatedFields>(person: E, last: IsoDate | null, today: IsoDate): E =>
  asOf({ ...person, active_until: last, deleted: last === today ? 1 : 0 }, today);

/** The login of a person ends with their last day, unless whoever set that day chose otherwise. */
export const losesLogin = ({ deleted, keep_login: keeps }: Pick<Employee, 'deleted' | 'keep_login'>): boolean =>
  deleted === 1 && keeps !== 1;
