import { dateOf, dayNumber } from '#shared/days-off/day-numbers.ts';
import { employedTo } from '#shared/days-off/employed-days.ts';
import type { TakenDay } from '#shared/days-off/entries.ts';
import type { PersonCalendar } from '#shared/days-off/schedule.rules.ts';
import { hasPlace } from '#shared/trainings/participant.rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { participantCollection, participantsByPerson } from '#functions/trainings/participant-store.ts';
import { typeCollection } from './type-store.ts';

/** The type as which trainings are shown; undefined while it is not active. */
export const trainingType = () =>
  [...typeCollection.rows.all()].find(({ kind, active }) => kind === 'training' && active === 1);

export const refreshTrainings = (): Promise<unknown> => participantCollection.refresh();

/** The trainings of a person as of the last refresh: the very same array until one of them changes. */
export const trainingsOf = (employeeId: number) => participantsByPerson.rowsOf(employeeId);

/** A day of a training that a person follows or has a place in; its type is the one as which trainings are shown. */
export type TrainingDay = TakenDay & {
  readonly request_id: null;
  readonly training_id: number;
  /** The last day of the training. */
  readonly end_date: IsoDate;
};

/**
 * The days of trainings that a person follows or has a place in, within two days; days without work and after the last
 * day of work are left out. As of the last refresh.
 */
export const trainingDays = (
  employeeId: number,
  calendar: PersonCalendar,
  from: IsoDate,
  to: IsoDate,
): TrainingDay[] => {
  const type = trainingType();
  if (!type) return [];
  const until = employedTo(employeeCollection.rows.get(employeeId)?.active_until ?? null, to);
  return trainingsOf(employeeId).flatMap((row) => {
    if (row.deleted === 1 || row.training_deleted === 1 || row.start_date === null || !hasPlace(row)) return [];
    const last = row.end_date ?? row.start_date;
    if (last < from || row.start_date > until) return [];
    const whole = {
      type_id: type.id,
      part: 'whole',
      state: 'approved',
      request_id: null,
      training_id: row.training_id,
      end_date: last,
    } as const;
    const days: TrainingDay[] = [];
    const [first, end] = [row.start_date > from ? row.start_date : from, last < until ? last : until];
    for (let day = dayNumber(first); day <= dayNumber(end); day += 1) {
      const date = dateOf(day);
      const minutes = calendar.minutesOn(date);
      if (minutes > 0) days.push({ ...whole, date, minutes });
    }
    return days;
  });
};
