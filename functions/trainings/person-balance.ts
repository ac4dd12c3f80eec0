import type { TrainingSettings } from '#shared/contract/trainings/settings.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import {
  balanceOf,
  countedTraining,
  followedDays,
  type Balance,
  type CountedTraining,
} from '#shared/trainings/training-right.rules.ts';
import { thisYear, today } from '#functions/platform/runtime/clock.ts';
import { refreshCourses } from './course-index.ts';
import { participantsByPerson } from './participant-store.ts';
import { trainingCollection } from './training-collection.ts';
import { readTrainingSettings } from './training-settings.ts';

/** What counts for a person, as of the last refresh of the courses. */
const countedNow = (employeeId: number): CountedTraining[] =>
  participantsByPerson.rowsOf(employeeId).flatMap((row) => {
    const training = trainingCollection.rows.get(row.training_id);
    return (training && countedTraining(row, training, today())) ?? [];
  });

/** The balance of a person, as of the last refresh of the courses. */
export const balanceNow = (person: EmployeeRow, year: number, settings: TrainingSettings): Balance =>
  balanceOf(person, countedNow(person.id), year, settings);

/** The days that people followed this year, each until a participation of theirs changes. */
const followed = { year: 0, days: new Map<number, number>() };
participantsByPerson.join.onChange((people) => {
  for (const id of people) followed.days.delete(id);
});

/** The days that a person followed this year, as of the last refresh of the courses. */
export const followedThisYear = (employeeId: number): number => {
  const year = thisYear();
  if (followed.year !== year) followed.days.clear();
  followed.year = year;
  const known = followed.days.get(employeeId);
  if (known !== undefined) return known;
  const days = followedDays(countedNow(employeeId), year);
  followed.days.set(employeeId, days);
  return days;
};

/** The training right of a person. The caller has checked that the actor may see the person. */
export const balanceOfPerson = async (person: EmployeeRow, year = thisYear()): Promise<Balance> => {
  const [settings] = await Promise.all([readTrainingSettings(), refreshCourses()]);
  return balanceNow(person, year, settings);
};
