import { RowIndex } from '#shared/list/row-index.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { seesTraining } from '#shared/trainings/training.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { visibleEmployees, type VisibleEmployees } from '#functions/platform/directory/scope.ts';
import type { Program } from '#shared/trainings/program.ts';
import type { Training } from '#shared/trainings/training.ts';
import { presentCourses } from './course-wire.ts';
import { programRowOf, trainingRowOf } from './course-rows.ts';
import { participantCollection, participantsByPerson, participantsByTraining } from './participant-store.ts';
import { programCollection } from './program-store.ts';
import { trainingCollection, trainingNow, trainingsByProgram, type KnownTraining } from './training-collection.ts';

/** The rows of courses with the counts of their people. Trainings follow their participants, programs their sessions. */
type Courses = {
  /** Sessions and one-off courses. */
  readonly trainings: RowIndex<CourseRow>;
  readonly programs: RowIndex<CourseRow>;
  /** Programs and one-off courses, as the list of trainings shows them. */
  readonly listed: RowIndex<CourseRow>;
};

const everything: Courses = { trainings: new RowIndex(), programs: new RowIndex(), listed: new RowIndex() };

/** Takes a course out of the list. After a reset of the data its id may be that of the other kind, which stays. */
const unlist = (id: number, isProgram: CourseRow['is_program']): void => {
  if (everything.listed.get(id)?.is_program === isProgram) everything.listed.remove([id]);
};

const isOneOff = (row: CourseRow): boolean => row.is_program === 0 && row.program_id === null;

const remakeTrainings = (ids: Iterable<number>): void => {
  const { trainings, listed } = everything;
  for (const id of ids) {
    const training = trainingCollection.rows.get(id);
    const row = training && trainingRowOf(training, participantsByTraining.rowsOf(id));
    if (row) trainings.upsert([row]);
    else trainings.remove([id]);
    if (row && isOneOff(row)) listed.upsert([row]);
    else unlist(id, 0);
  }
};

/** Whether a training is one of its program's sessions, the archived program's included. */
const isSession = (row: KnownTraining, isProgramDeleted: boolean): boolean =>
  row.stored_deleted === 0 && (isProgramDeleted || row.program_id !== null);

const remakePrograms = (ids: Iterable<number>): void => {
  const { trainings, programs, listed } = everything;
  for (const id of ids) {
    const program = programCollection.rows.get(id);
    if (!program) {
      programs.remove([id]);
      unlist(id, 1);
      continue;
    }
    const sessions = trainingsByProgram.rowsOf(id).filter((row) => isSession(row, program.deleted === 1));
    const row = programRowOf(
      program,
      sessions.flatMap((session) => trainings.get(session.id) ?? []),
      sessions.flatMap((session) => participantsByTraining.rowsOf(session.id)),
    );
    programs.upsert([row]);
    listed.upsert([row]);
  }
};

const regrouped = new Set<number>();
trainingsByProgram.join.onChange((programs) => {
  for (const id of programs) regrouped.add(id);
});
trainingCollection.onChange((ids) => {
  remakeTrainings(ids);
  remakePrograms(regrouped);
  regrouped.clear();
});
participantsByTraining.join.onChange((groups) => {
  const ids = [...groups];
  remakeTrainings(ids);
  remakePrograms(new Set(ids.flatMap((id) => trainingCollection.rows.get(id)?.stored_program_id ?? [])));
});
programCollection.onChange(remakePrograms);

/** Brings trainings, programs and participants up to date. */
export const refreshCourses = async (): Promise<Courses> => {
  await participantCollection.refresh();
  return everything;
};

/** A training for the answer to a stale edit. */
export const presentTraining = async (stored: Training) => {
  await refreshCourses();
  const [shown] = await presentCourses([trainingRowOf(trainingNow(stored), participantsByTraining.rowsOf(stored.id))]);
  return shown;
};

/** A program for the answer to a stale edit; its name is spelled as in its details and as in the edit. */
export const presentProgram = ({ id, version, name, mandatory_segment_id, valid_months }: Program) => ({
  id,
  version,
  name,
  program_name: name,
  mandatory_segment_id,
  valid_months,
});

/** The participations of the people in sight by training. */
const participationsOf = (scope: VisibleEmployees & { all: false }): Map<number, ParticipantRow[]> => {
  const byTraining = new Map<number, ParticipantRow[]>();
  for (const id of scope.ids) {
    for (const row of participantsByPerson.rowsOf(id)) {
      const known = byTraining.get(row.training_id);
      if (known) known.push(row);
      else byTraining.set(row.training_id, [row]);
    }
  }
  return byTraining;
};

/** The courses that a team manager sees, with the counts of their own people. */
const coursesInSight = (actor: Actor, scope: VisibleEmployees & { all: false }): Courses => {
  const byTraining = participationsOf(scope);
  const inSight = (id: number): ParticipantRow[] => byTraining.get(id) ?? [];
  const trainings = new RowIndex<CourseRow>();
  const listed: CourseRow[] = [];
  for (const training of trainingCollection.rows.all()) {
    if (!seesTraining(actor.led_team_ids, training, inSight(training.id))) continue;
    trainings.upsert([trainingRowOf(training, inSight(training.id), participantsByTraining.rowsOf(training.id))]);
  }
  for (const row of trainings.all()) if (isOneOff(row)) listed.push(row);
  const programs: CourseRow[] = [];
  for (const program of programCollection.rows.all()) {
    const all = trainingsByProgram.rowsOf(program.id).filter((row) => isSession(row, program.deleted === 1));
    const sessions = all.flatMap((row) => trainings.get(row.id) ?? []);
    if (all.length > 0 && sessions.length === 0) continue;
    programs.push(
      programRowOf(
        program,
        sessions,
        sessions.flatMap(({ id }) => inSight(id)),
        sessions.flatMap(({ id }) => participantsByTraining.rowsOf(id)),
      ),
    );
  }
  return { trainings, programs: new RowIndex(programs), listed: new RowIndex([...listed, ...programs]) };
};

/** The courses that an actor sees, as of now. */
export const coursesFor = async (actor: Actor): Promise<Courses & { scope: VisibleEmployees }> => {
  const [all, scope] = await Promise.all([refreshCourses(), visibleEmployees(actor)]);
  return { ...(scope.all ? all : coursesInSight(actor, scope)), scope };
};
