import type { Actor } from '#shared/permissions/actor.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { wantsPlace } from '#shared/trainings/participant.rules.ts';
import { AppError } from '#shared/errors/problem.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { areAllOfImport } from '#functions/platform/runs/imported-together.ts';
import {
  undoConflictError,
  undoSession,
  type RecordUndo,
  type UndoSession,
} from '#functions/platform/runs/record-undo.ts';
import { undoOfKind } from '#functions/platform/records/undo-of-kind.ts';
import { refreshCourses } from './course-index.ts';
import { planParticipantUndo, planReturn } from './participant-changes.ts';
import { participantsByTraining, participantStore } from './participant-store.ts';
import { giving, type Giving } from './places.ts';
import { planProgramUndo } from './program-changes.ts';
import { programStore } from './program-store.ts';
import { trainingCollection, trainingsByProgram } from './training-collection.ts';
import { planTrainingUndo } from './training-changes.ts';
import { trainingStore } from './training-store.ts';

const readCourses = async (): Promise<object> => {
  await refreshCourses();
  return {};
};

export const trainingUndo = undoOfKind({
  object: 'training',
  writePermission: 'trainings:write',
  store: trainingStore,
  read: readCourses,
  writesOf: ({ actor, current, before, customFields }) => {
    if (!before && participantsByTraining.rowsOf(current.id).length > 0)
      throw undoConflictError('It has participants now, so it stays.');
    return planTrainingUndo(actor, current, before, customFields);
  },
});

/** Whether no session of a program would be left: each came with the same import, and nobody takes part in it. */
const goesWithSessions = async (programId: number, importId: string | null): Promise<boolean> => {
  await refreshCourses();
  const ids = trainingsByProgram.rowsOf(programId).map(({ id }) => id);
  return (
    ids.every((id) => participantsByTraining.rowsOf(id).length === 0) &&
    areAllOfImport(importId, 'training', ids, (all) => trainingStore.getMany(all))
  );
};

export const programUndo = undoOfKind({
  object: 'program',
  writePermission: 'trainings:write',
  store: programStore,
  read: readCourses,
  writesOf: async ({ actor, current, before, customFields }) => {
    if (!before && !(await goesWithSessions(current.id, current.excel_import_id)))
      throw undoConflictError('It has sessions now, so it stays.');
    return planProgramUndo(actor, current, before, customFields);
  },
});

/** The places of the trainings of removed participants, by the id of the training. */
const placesOfRemoved = async (stored: readonly Participant[]): Promise<ReadonlyMap<number, Giving>> => {
  const removed = new Set(stored.flatMap(({ deleted, training_id: id }) => (deleted === 1 ? [id] : [])));
  const trainings = [...removed].flatMap((id) => trainingCollection.rows.get(id) ?? []);
  return new Map(await Promise.all(trainings.map(async (training) => [training.id, await giving(training)] as const)));
};

const openParticipants = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, scope] = await Promise.all([participantStore.getMany(ids), visibleEmployees(actor), refreshCourses()]);
  const places = await placesOfRemoved(stored);
  return undoSession(stored, (current, before) => {
    if (!scope.has(current.employee_id)) throw new AppError('not_found');
    if (before?.deleted !== 0 || current.deleted === 0) return planParticipantUndo(actor, current, before);
    const place = wantsPlace(current) ? places.get(current.training_id) : undefined;
    return [...planReturn(actor, current, place?.give() ?? null), ...(place?.turn ?? [])];
  });
};

export const participantUndo: RecordUndo = { writePermission: 'trainings:participants', open: openParticipants };
