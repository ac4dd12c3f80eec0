import { endsAfter, type Period, type Periods } from '#shared/assignments/periods.ts';
import type { IsoDate } from '#shared/values/dates.ts';

/** The period in which a person holds a record on a day, or the first one later on; undefined when there is none. */
export const heldPeriodFrom = (periods: Periods, employeeId: number, day: IsoDate): Period | undefined =>
  periods.find((held) => held.employee_id === employeeId && endsAfter(held, day));

/** The parts of a period before a day and from that day on. */
const split = (held: Period, day: IsoDate): { before: Periods; after: Periods } => {
  if (!endsAfter(held, day)) return { before: [held], after: [] };
  if (held.start_date >= day) return { before: [], after: [held] };
  return { before: [{ ...held, end_date: day }], after: [{ ...held, start_date: day }] };
};

/** A period as that of somebody else, who has yet to accept it. */
const given = ({ start_date, end_date }: Period, to: number): Period => ({ employee_id: to, start_date, end_date });

/** Adds a period to those before it. One of `to` that goes on from the last one of theirs makes it longer. */
const joinedFor =
  (to: number) =>
  (periods: Periods, next: Period): Periods => {
    const last = periods.at(-1);
    const goesOn = last?.employee_id === to && next.employee_id === to && last.end_date === next.start_date;
    return goesOn ? [...periods.slice(0, -1), { ...last, end_date: next.end_date }] : [...periods, next];
  };

/**
 * The periods when a person has the record no longer from `day` on: their days go to `to`, or to nobody (0). A period
 * of theirs that would begin later goes as a whole; what others have or will have stays as it is.
 */
export const periodsWithout = (periods: Periods, employeeId: number, to: number, day: IsoDate): Periods =>
  periods
    .flatMap((held) => {
      if (held.employee_id !== employeeId) return [held];
      const { before, after } = split(held, day);
      return [...before, ...(to > 0 ? after.map((part) => given(part, to)) : [])];
    })
    .reduce(joinedFor(to), []);
