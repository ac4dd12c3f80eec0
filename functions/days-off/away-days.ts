import type { DayEntry } from '#shared/days-off/entries.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { DaysOff } from './days-off.ts';
import { trainingDays, type TrainingDay } from './training-days.ts';

/** A day that somebody is away, for days off that are asked or approved, or for a training. */
export type AwayDay = (DayEntry & { readonly training_id: null }) | TrainingDay;

/** The days off of a person within two days, then the days of their trainings. Trainings are as of their last refresh. */
export const awayDays = (daysOff: DaysOff, employeeId: number, from: IsoDate, to: IsoDate): AwayDay[] => [
  ...daysOff.entriesOf(employeeId, from, to).map((entry) => ({ ...entry, training_id: null })),
  ...trainingDays(employeeId, daysOff.calendarOf(employeeId), from, to),
];
