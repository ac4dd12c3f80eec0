import { trainingDated } from '#shared/trainings/training.dated.ts';
import { phaseOn, withProgram } from '#shared/trainings/training.rules.ts';
import type { TrainingPhase } from '#shared/trainings/names.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { groupedRows } from '#functions/platform/storage/grouped-rows.ts';
import { programCollection } from './program-store.ts';
import { trainingLayout, trainingStore, type ListedTraining } from './training-store.ts';

/** A training as it is with its program: one of a deleted program is deleted, too, or a one-off course. */
type Known<T extends ListedTraining> = T & {
  program_name: string | null;
  phase: TrainingPhase;
  /** The stored program, also while that is deleted. */
  stored_program_id: number | null;
  /** 1: deleted by itself, not with its program. */
  stored_deleted: 0 | 1;
};
export type KnownTraining = Known<ListedTraining>;

const knownTraining = <T extends ListedTraining>(stored: T): Known<T> => {
  const program = stored.program_id === null ? undefined : programCollection.rows.get(stored.program_id);
  const now = withProgram(stored, program);
  return {
    ...now,
    program_name: now.program_id === null ? null : (program?.name ?? null),
    phase: phaseOn(stored, today()),
    stored_program_id: stored.program_id,
    stored_deleted: stored.deleted,
  };
};

/** Trainings without the people who follow them, from which participants take the name. */
export const trainingCollection = collection<ListedTraining, KnownTraining>({
  entity: { type: trainingStore.type, layout: trainingLayout, dated: trainingDated },
  joins: [{ with: programCollection, ids: (row) => (row.stored_program_id === null ? [] : [row.stored_program_id]) }],
  // A row is made anew from itself when its program changes, and the program may be back.
  toRow: (row) => {
    const known = row as Partial<KnownTraining> & ListedTraining;
    return knownTraining({
      ...row,
      program_id: known.stored_program_id === undefined ? row.program_id : known.stored_program_id,
      deleted: known.stored_deleted ?? row.deleted,
    });
  },
});

/** A stored training as it is today, after a refresh. */
export const trainingNow = <T extends ListedTraining>(stored: T): Known<T> => knownTraining(stored);

/** The trainings of each program, also of a deleted one. */
export const trainingsByProgram = groupedRows(trainingCollection, (row) => row.stored_program_id);
