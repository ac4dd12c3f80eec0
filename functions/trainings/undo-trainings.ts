import type { Actor } from '#shared/permissions/actor.ts';
import { AppError } from '#shared/errors/problem.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { areAllOfImport } from '#functions/platform/runs/imported-together.ts';
import {
  assertNoDocuments,
  undoConflictError,
  undoSession,
  withoutDocuments,
  type RecordUndo,
  type UndoSession,
} from '#functions/platform/runs/record-undo.ts';
import { refreshCourses } from './course-index.ts';
import { planParticipantUndo } from './participant-changes.ts';
import { participantsByTraining, participantStore } from './participant-store.ts';
import { planProgramUndo } from './program-changes.ts';
import { programStore } from './program-store.ts';
import { trainingsByProgram } from './training-collection.ts';
import { planTrainingUndo } from './training-changes.ts';
import { trainingStore } from './training-store.ts';

const openTrainings = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, documented, customFields] = await Promise.all([
    trainingStore.getMany(ids),
    withDocuments('training', ids),
    definedFields('training'),
    refreshCourses(),
  ]);
  return undoSession(stored, (current, before) => {
    const { id } = current;
    if (before) return planTrainingUndo(actor, current, before, customFields);
    if (participantsByTraining.rowsOf(id).length > 0) throw undoConflictError('It has participants now, so it stays.');
    assertNoDocuments(documented, id);
    return [...planTrainingUndo(actor, current, null, customFields), withoutDocuments('training', id)];
  });
};

/** Whether no session of a program would be left: each came with the same import, and nobody takes part in it. */
const goesWithSessions = async (programId: number, importId: string | null): Promise<boolean> => {
  await refreshCourses();
  const ids = trainingsByProgram.rowsOf(programId).map(({ id }) => id);
  return (
    ids.every((id) => participantsByTraining.rowsOf(id).length === 0) &&
    areAllOfImport(importId, 'training', ids, (all) => trainingStore.getMany(all))
  );
};

const openPrograms = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, documented, customFields] = await Promise.all([
    programStore.getMany(ids),
    withDocuments('program', ids),
    definedFields('program'),
    refreshCourses(),
  ]);
  return undoSession(stored, async (current, before) => {
    const { id } = current;
    if (before) return planProgramUndo(actor, current, before, customFields);
    if (!(await goesWithSessions(id, current.excel_import_id)))
      throw undoConflictError('It has sessions now, so it stays.');
    assertNoDocuments(documented, id);
    return [...planProgramUndo(actor, current, null, customFields), withoutDocuments('program', id)];
  });
};

const openParticipants = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, scope] = await Promise.all([participantStore.getMany(ids), visibleEmployees(actor), refreshCourses()]);
  return undoSession(stored, (current, before) => {
    if (!scope.has(current.employee_id)) throw new AppError('not_found');
    return planParticipantUndo(actor, current, before);
  });
};

export const trainingUndo: RecordUndo = { writePermission: 'trainings:write', open: openTrainings };
export const programUndo: RecordUndo = { writePermission: 'trainings:write', open: openPrograms };
export const participantUndo: RecordUndo = { writePermission: 'trainings:participants', open: openParticipants };
