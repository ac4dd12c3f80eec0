import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import type { Employee } from './employee.ts';

/** Why somebody is proposed as the next driver: they are new, or do the same work, or are in the same team. */
export const nextDriverReasons = ['new', 'function', 'team'] as const;
export type NextDriverReason = (typeof nextDriverReasons)[number];

/** Somebody counts as new whose first day lies at most this many days before or after the day of the change. */
export const NEW_DRIVER_DAYS = 60;
/** The most people who are proposed for one vehicle. */
export const NEXT_DRIVERS_MAX = 3;

type Colleague = Pick<Employee, 'id' | 'team_ids' | 'function' | 'start_date' | 'active_until' | 'deleted'>;

const functionOf = ({ function: name }: Pick<Colleague, 'function'>): string => fold((name ?? '').trim());

const reasonOf = (leaver: Colleague, person: Colleague, day: IsoDate): NextDriverReason | undefined => {
  const isSameFunction = functionOf(leaver) !== '' && functionOf(leaver) === functionOf(person);
  const isSameTeam = person.team_ids.some((id) => leaver.team_ids.includes(id));
  if (!isSameFunction && !isSameTeam) return undefined;
  const first = person.start_date;
  if (first !== null && first > addDays(day, NEW_DRIVER_DAYS)) return undefined;
  if (first !== null && first >= addDays(day, -NEW_DRIVER_DAYS)) return 'new';
  return isSameFunction ? 'function' : 'team';
};

/** The day from which somebody would drive a vehicle that is free from a day on: not before their own first day. */
const drivesFrom = ({ start_date: first }: Colleague, day: IsoDate): IsoDate =>
  first !== null && first > day ? first : day;

type Facts = {
  readonly day: IsoDate;
  readonly hasVehicle: (id: number, day: IsoDate) => boolean;
  readonly isTaken: (id: number) => boolean;
};

/**
 * Who could drive a vehicle of somebody who leaves, from a day on: colleagues of the same team or function who will have
 * no vehicle then and do not leave themselves. New people come first, then the same function; of equal ones whoever is
 * here longest, and of new ones whoever starts first. Nobody is proposed who `isTaken`, as the first choice for another
 * vehicle.
 */
export const nextDrivers = <Person extends Colleague>(
  leaver: Colleague,
  colleagues: Iterable<Person>,
  { day, hasVehicle, isTaken }: Facts,
): { person: Person; reason: NextDriverReason; from: IsoDate }[] =>
  Array.from(colleagues)
    .filter(({ id, deleted, active_until: last }) => id !== leaver.id && deleted === 0 && last === null)
    .flatMap((person) => {
      const reason = reasonOf(leaver, person, day);
      return reason === undefined || isTaken(person.id) || hasVehicle(person.id, day)
        ? []
        : [{ person, reason, from: drivesFrom(person, day) }];
    })
    .toSorted(
      (one, other) =>
        nextDriverReasons.indexOf(one.reason) - nextDriverReasons.indexOf(other.reason) ||
        (one.person.start_date ?? '9').localeCompare(other.person.start_date ?? '9') ||
        one.person.id - other.person.id,
    )
    .slice(0, NEXT_DRIVERS_MAX);
