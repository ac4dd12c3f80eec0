import type { TrainingSettings } from '#shared/contract/trainings/settings.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { balanceOf, countedTraining, type Balance } from '#shared/trainings/training-right.rules.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { refreshCourses } from './course-index.ts';
import { participantsByPerson } from './participant-store.ts';
import { trainingCollection } from './training-collection.ts';
import { readTrainingSettings } from './training-settings.ts';

export const thisYear = (): number => Number(today().slice(0, 4));

/** The balance of a person, as of the last refresh of the courses. */
export const balanceNow = (person: EmployeeRow, year: number, settings: TrainingSettings): Balance => {
  const counted = participantsByPerson.rowsOf(person.id).flatMap((row) => {
    const training = trainingCollection.rows.get(row.training_id);
    return (training && countedTraining(row, training, today())) ?? [];
  });
  return balanceOf(person, counted, year, settings);
};

/** The training right of a person. The caller has checked that the actor may see the person. */
export const balanceOfPerson = async (person: EmployeeRow, year = thisYear()): Promise<Balance> => {
  const [settings] = await Promise.all([readTrainingSettings(), refreshCourses()]);
  return balanceNow(person, year, settings);
};
