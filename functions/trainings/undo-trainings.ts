import type { Actor } from '#shared/permissions/actor.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import type { Program } from '#shared/trainings/program.ts';
import type { Training } from '#shared/trainings/training.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import {
  assertNoDocuments,
  undoConflictError,
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

const byId = <T extends { readonly id: number }>(records: readonly T[]): ReadonlyMap<number, T> =>
  new Map(records.map((record) => [record.id, record]));

const openTrainings = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, documented, customFields] = await Promise.all([
    trainingStore.getMany(ids),
    withDocuments('training', ids),
    definedFields('training'),
    refreshCourses(),
  ]);
  const trainings = byId(stored);
  return {
    recordOf: (id) => trainings.get(id),
    writesOf: (id, before) => {
      const current = trainings.get(id);
      if (!current) throw new AppError('not_found');
      if (before) return planTrainingUndo(actor, current, before as Training, customFields);
      if (participantsByTraining.rowsOf(id).length > 0)
        throw undoConflictError('It has participants now, so it stays.');
      assertNoDocuments(documented, id);
      return [...planTrainingUndo(actor, current, null, customFields), withoutDocuments('training', id)];
    },
  };
};

const openPrograms = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, documented, customFields] = await Promise.all([
    programStore.getMany(ids),
    withDocuments('program', ids),
    definedFields('program'),
    refreshCourses(),
  ]);
  const programs = byId(stored);
  return {
    recordOf: (id) => programs.get(id),
    writesOf: (id, before) => {
      const current = programs.get(id);
      if (!current) throw new AppError('not_found');
      if (before) return planProgramUndo(actor, current, before as Program, customFields);
      if (trainingsByProgram.rowsOf(id).length > 0) throw undoConflictError('It has sessions now, so it stays.');
      assertNoDocuments(documented, id);
      return [...planProgramUndo(actor, current, null, customFields), withoutDocuments('program', id)];
    },
  };
};

const openParticipants = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, scope] = await Promise.all([participantStore.getMany(ids), visibleEmployees(actor), refreshCourses()]);
  const participants = byId(stored);
  return {
    recordOf: (id) => participants.get(id),
    writesOf: (id, before) => {
      const current = participants.get(id);
      if (!current || !scope.has(current.employee_id)) throw new AppError('not_found');
      return planParticipantUndo(actor, current, before as Participant | null);
    },
  };
};

export const trainingUndo: RecordUndo = { writePermission: 'trainings:write', open: openTrainings };
export const programUndo: RecordUndo = { writePermission: 'trainings:write', open: openPrograms };
export const participantUndo: RecordUndo = { writePermission: 'trainings:participants', open: openParticipants };
