import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getProgram } from '#shared/contract/trainings/get-program.ts';
import type { listAvailablePrograms } from '#shared/contract/trainings/list-available-programs.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import type { Program } from '#shared/trainings/program.ts';
import type { Training } from '#shared/trainings/training.ts';
import { sumMoney } from '#shared/values/money.ts';
import { segmentName } from '#functions/platform/people-list/segment-name.ts';
import { teamNamesOf } from '#functions/platform/directory/employees.ts';
import { presentCustomFields } from '#functions/platform/records/extras-wire.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { coursesFor } from './course-index.ts';
import { byFirstDay } from './course-rows.ts';
import { presentCourses } from './course-wire.ts';
import { courses } from './courses.ts';
import { participantsByTraining } from './participant-store.ts';
import { programChange } from './program-rules.ts';
import { countStillToFollow } from './to-follow.ts';
import { planTrainingChange } from './training-changes.ts';
import { programSight } from './training-sight.ts';

type Details = EndpointResponse<typeof getProgram>;

const statusesOf = (rows: readonly ParticipantRow[]): Record<string, number> => {
  const statuses: Record<string, number> = {};
  for (const row of rows) {
    if (row.deleted === 1 || row.status === null) continue;
    statuses[row.status] = (statuses[row.status] ?? 0) + 1;
  }
  return statuses;
};

/** The sessions of a program that an actor sees, in the order of time; those of a deleted program are its own still. */
export const sessionsOf = async (actor: Actor, id: number): Promise<CourseRow[]> => {
  const { trainings } = await coursesFor(actor);
  return [...trainings.all()].filter((row) => row.program_id === id).toSorted(byFirstDay);
};

const sumOf = (sessions: readonly CourseRow[], isHeld: boolean): number =>
  sumMoney(sessions.filter(({ phase }) => (phase === 'held') === isHeld).map((row) => row.cost));

/** What the page of a program shows, as this actor sees it. */
const detailsOf = async (actor: Actor, id: number): Promise<Details> => {
  const reading = programSight.see(actor, id);
  const [stored, custom_fields, sessions, { scope }] = await Promise.all([
    reading,
    presentCustomFields(actor, 'program', reading),
    sessionsOf(actor, id),
    coursesFor(actor),
  ]);
  const [row, mandatoryName, toFollow] = await Promise.all([
    courses(actor).rowOf('program', id),
    segmentName(stored.mandatory_segment_id, actor.language),
    countStillToFollow(actor, stored),
  ]);
  const [[shown], presented] = await Promise.all([
    presentCourses([{ ...row, version: stored.version }]),
    presentCourses(sessions),
  ]);
  return {
    details: {
      ...shown!,
      tags: [...(stored.tags ?? [])],
      created_at: stored.created_at,
      selected_team_names: teamNamesOf(row.selected_teams).split(', ').filter(Boolean),
      deleted_with_program: null,
      mandatory_segment_name: mandatoryName,
      still_to_follow_count: toFollow?.people ?? null,
      still_to_follow_seated: toFollow?.seated ?? null,
      cost_held: sumOf(sessions, true),
      cost_ahead: sumOf(sessions, false),
    },
    sessions: presented.map((session) => ({
      ...session,
      statuses: statusesOf(
        participantsByTraining.rowsOf(session.id).filter(({ employee_id }) => scope.has(employee_id)),
      ),
    })),
    custom_fields,
  };
};

/** Programs as this actor may see and change them. */
export const programs = (actor: Actor) => {
  const rowOf = (id: number): Promise<CourseRow> => courses(actor).rowOf('program', id);

  const trainingToMove = async (id: number): Promise<Training> => {
    const before = await courses(actor).toChange(id);
    if (before.deleted === 1) throw new AppError('archived', { detail: 'This training is deleted.' });
    return before;
  };

  const planProgramOf = async (before: Training, wanted: number | null): Promise<Write[]> => {
    const { program_id, writes } = await programChange(before, wanted);
    return [...planTrainingChange({ actor, id: before.id, before, body: {}, program_id }).writes, ...writes];
  };

  return {
    rowOf,

    /** The program for a change; 403 for a team manager. */
    async toChange(id: number): Promise<Program> {
      const stored = await programSight.see(actor, id);
      courses(actor).assertMayChange();
      return stored;
    },

    details: (id: number) => detailsOf(actor, id),

    async available(): Promise<EndpointResponse<typeof listAvailablePrograms>['programs']> {
      const { programs: rows } = await coursesFor(actor);
      return [...rows.all()]
        .filter(({ deleted }) => deleted === 0)
        .map(({ id, name, session_count }) => ({ id, name, session_count }))
        .toSorted((one, other) => one.name.localeCompare(other.name));
    },

    /** Makes a one-off course a session. Throws 409 for a session of another program. */
    async planJoin(trainingId: number, programId: number): Promise<Write[]> {
      // Programs and trainings share their ids, so the same id names a program.
      if (trainingId === programId) assertNoIssues([issue('program_id', 'own_program')], 'form_invalid');
      return planProgramOf(await trainingToMove(trainingId), programId);
    },

    /** Makes a session a one-off course; nothing for one that is none. */
    planLeave: async (trainingId: number): Promise<Write[]> => planProgramOf(await trainingToMove(trainingId), null),
  };
};
