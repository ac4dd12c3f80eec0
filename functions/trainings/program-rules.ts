import type { TrainingBody } from '#shared/contract/trainings/training.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Training } from '#shared/trainings/training.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { programStore } from './program-store.ts';
import { trainingNow } from './training-collection.ts';

export const PROGRAM_DELETED = 'This program is deleted. Bring it back first.';

export const deletedProgramError = (): AppError => new AppError('archived', { detail: PROGRAM_DELETED });

/**
 * The check that goes with a training which joins a program: the program must not be deleted at the same moment. Throws
 * 422 on the field for an unknown program, 409 for a deleted one; nothing for none.
 */
export const programToJoin = async (id: number | null, path: string): Promise<Write[]> => {
  if (id === null) return [];
  const program = await programStore.get(id);
  if (!program) {
    const unknown = issue(path, 'unknown_program');
    throw new AppError('form_invalid', { fields: [unknown], detail: unknown.message });
  }
  if (program.deleted === 1) throw deletedProgramError();
  return [programStore.there(id, deletedProgramError)];
};

/** The program that a change of a training sets, undefined while it stays as it is, and the check that goes with it. */
type ProgramOfTraining = { readonly program_id: number | null | undefined; readonly writes: readonly Write[] };

/**
 * Where a training goes: into a program, out of its own with null, or nowhere. Throws 409 for a session of another
 * program, and as `programToJoin` does.
 */
export const programChange = async (
  before: Training,
  wanted: number | null | undefined,
): Promise<ProgramOfTraining> => {
  const { program_id: present } = trainingNow(before);
  if (wanted === undefined || wanted === present) return { program_id: undefined, writes: [] };
  if (wanted !== null && present !== null)
    throw new AppError('conflict', { detail: 'It is a session of another program.' });
  return { program_id: wanted, writes: await programToJoin(wanted, 'program_id') };
};

/** The teams that a training is visible to must exist. */
export const teamIssues = async ({ selected_teams: ids }: Pick<TrainingBody, 'selected_teams'>): Promise<Issue[]> => {
  if (!ids || ids.length === 0) return [];
  const teams = await teamCollection.refresh();
  return ids.every((id) => teams.get(id)?.deleted === 0) ? [] : [issue('selected_teams', 'unknown_team')];
};

/** Throws `unknown_segment` for a segment of people that the actor may not use. */
export const assertSegmentOfPeople = async (actor: Actor, segmentId: string | null | undefined): Promise<void> => {
  if (segmentId) await employees(actor).count(segmentId);
};
