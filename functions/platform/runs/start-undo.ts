import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { inEveryLanguage } from '#shared/values/language.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { isUndoable, markUndone, readRun, RunMovedError, type RunHead } from './run-store.ts';
import { assertEnded, viewRun } from './run-view.ts';
import { startAgain } from './start-again.ts';
import { titleOfRun } from './run-title.ts';
import { startRun } from './start-run.ts';

/** The input of every run that undoes another one. */
export type UndoInput = { run_id: string; total: number; permission: NonNullable<RunHead['undo']>['permission'] };

type Commit = (writes: Write[], answer: { run_id: string }) => Promise<{ run_id: string }>;

/** Goes on with an undo that left something, such as a record that a later import had changed. */
const finishUndo = async (undoRunId: string, actor: Actor): Promise<{ run_id: string }> => {
  const undo = await readRun(undoRunId);
  if (undo && (await viewRun(actor, undo)).can_resume) await startAgain(undo);
  return { run_id: undoRunId };
};

/**
 * Starts the run that undoes an ended run. Undoing it again answers the same run, which goes on with what it could not
 * undo before. Throws `run_state` while the run goes on and when there is nothing to undo, and `forbidden` without the right that the undo needs.
 */
export const startUndo = async (head: RunHead, actor: Actor, commit: Commit): Promise<{ run_id: string }> => {
  if (head.undo_run_id !== undefined) {
    if (head.undo) assertMay(actor, head.undo.permission);
    return finishUndo(head.undo_run_id, actor);
  }
  assertEnded(head);
  const { done, failed, pending } = await viewRun(actor, head);
  if (!head.undo || !isUndoable(head, { done, failed, pending })) {
    throw new AppError('run_state', { detail: 'There is nothing to undo in this run.' });
  }
  const { permission, ...name } = head.undo;
  assertMay(actor, permission);
  const input: UndoInput = { run_id: head.run_id, total: head.total, permission };
  const undone = inEveryLanguage((language) => titleOfRun(head, language));
  const title = { name: 'undo', values: { title: undone } } as const;
  const run = await startRun({ ...name, title, input, actor, permission: head.permission });
  try {
    const answer = await commit([...run.writes, markUndone(head, run.runId)], { run_id: run.runId });
    await run.begin(answer.run_id);
    return answer;
  } catch (error) {
    if (!(error instanceof RunMovedError)) throw error;
    const moved = await readRun(head.run_id);
    // Somebody clicked twice: the other click has started the undo.
    if (moved?.undo_run_id !== undefined) return { run_id: moved.undo_run_id };
    if (moved) assertEnded(moved);
    throw new AppError('conflict');
  }
};
