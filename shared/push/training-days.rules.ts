import type { TakenDay } from '#shared/days-off/entries.ts';
import type { IsoDate } from '#shared/values/dates.ts';

/** A day that somebody is away; `training_id` is null for days off. */
type AwayFrom = TakenDay & { readonly training_id: number | null };

type Around = {
  /** The minutes of work of a day. */
  readonly minutesOn: (date: IsoDate) => number;
  readonly isAbsence: (typeId: number) => boolean;
};

/**
 * The days of a person as payroll counts them (docs/areas/push.md#lines): the trainings of a day share what absences
 * leave of it, in their order, and one that gets nothing is left out. Leave beside a training stays as it is, since
 * nobody knows which of the two it was.
 */
export const withSharedTrainings = <D extends AwayFrom>(
  days: readonly D[],
  { minutesOn, isAbsence }: Around,
): (D | (D & { readonly part: 'minutes' }))[] => {
  const rooms = new Map<IsoDate, number>();
  const take = (date: IsoDate, minutes: number): number => {
    const room = rooms.get(date) ?? minutesOn(date);
    const taken = Math.min(minutes, room);
    rooms.set(date, room - taken);
    return taken;
  };
  for (const { date, minutes, type_id: type } of days) if (isAbsence(type)) take(date, minutes);
  return days.flatMap((day) => {
    if (day.training_id === null) return [day];
    const minutes = take(day.date, day.minutes);
    if (minutes === 0) return [];
    return [minutes === day.minutes ? day : { ...day, minutes, part: 'minutes' as const }];
  });
};
