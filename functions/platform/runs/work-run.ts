import { setTimeout as sleep } from 'node:timers/promises';
import { isOpen } from '#shared/runs/run.ts';
import { withOrigin } from '#functions/platform/runtime/origin.ts';
import { failureMessage, isTransient } from './run-failure.ts';
import type { RunKind } from './run-kind.ts';
import { runActor } from './run-actor.ts';
import { getInput } from './run-input.ts';
import { isStartedByArea } from './run-marks.ts';
import { openChunk, type OpenChunk } from './chunk.ts';
import { saveProgress } from './run-progress.ts';
import { sightOf } from './run-sight.ts';
import { changeRun, readRun, type RunHead } from './run-store.ts';

/** A step takes at most 60 s (docs/areas/platform.md#runs), so an item that begins within this time can still end. */
const CHUNK_BUDGET_MS = 50_000;
/** How often a worker checks whether the run was cancelled and saves its progress. */
const CHECK_EVERY_MS = 500;

export type Next = { chunk: number; more: boolean };

const paceOf = (paceMs: number): number => {
  const setting = process.env['BULK_DELAY_MS'];
  return paceMs === 0 || setting === undefined || setting === '' ? paceMs : Number(setting);
};

const isCurrent = async (head: RunHead): Promise<boolean> => {
  const now = await readRun(head.run_id);
  return now !== undefined && now.attempt === head.attempt && isOpen(now.status);
};

/** A function that tells whether to go on. It checks the run and saves progress now and then, not after every item. */
const continuationCheck = (head: RunHead, chunk: OpenChunk) => {
  let checkedAt = Date.now();
  let shouldGoOn = true;
  return async (): Promise<boolean> => {
    if (shouldGoOn && Date.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = Date.now();
      [shouldGoOn] = await Promise.all([isCurrent(head), chunk.save()]);
    }
    return shouldGoOn;
  };
};

/** Works on items in order, one at a time, with the pace of the kind between them (docs/areas/platform.md#runs). */
const workPaced = async (
  chunk: OpenChunk,
  pace: number,
  deadline: number,
  shouldGoOn: () => Promise<boolean>,
): Promise<void> => {
  for (const [at, number] of chunk.pending().entries()) {
    if (at > 0) await sleep(pace);
    if (Date.now() >= deadline || !(await shouldGoOn())) return;
    await chunk.workOne(number);
  }
};

/** Works on groups of items, several transactions at a time. After a fault the step ends with those in flight. */
const workGrouped = async (
  chunk: OpenChunk,
  inFlight: number,
  deadline: number,
  shouldGoOn: () => Promise<boolean>,
): Promise<void> => {
  const groups = chunk.groups();
  const lane = async (): Promise<void> => {
    while (Date.now() < deadline && (await shouldGoOn())) {
      const next = await groups.next();
      if (next.done) return;
      await chunk.commit(next.value);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: inFlight }, lane));
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason;
};

const workItems = async (head: RunHead, kind: RunKind & { form: 'items' }, number: number): Promise<Next> => {
  const deadline = Date.now() + CHUNK_BUDGET_MS;
  const chunk = await openChunk(head, kind, number);
  const shouldGoOn = continuationCheck(head, chunk);
  try {
    const pace = paceOf(kind.paceMs);
    if (pace > 0) await workPaced(chunk, pace, deadline, shouldGoOn);
    else await workGrouped(chunk, kind.inFlight, deadline, shouldGoOn);
  } finally {
    await chunk.save();
  }
  if (!(await isCurrent(head))) return { chunk: number, more: false };
  // The time is over: the next step does the rest of the chunk.
  if (chunk.pending().length > 0) return { chunk: number, more: true };
  return { chunk: number + 1, more: (number + 1) * head.chunk_size < head.total };
};

const workTask = async (head: RunHead, kind: RunKind & { form: 'task' }): Promise<Next> => {
  try {
    const input = await getInput(head.run_id);
    const actor = await runActor(head, kind, input);
    const context = { runId: head.run_id, actor };
    const result = await kind.work(input, context, (done, total) => saveProgress(head.run_id, done, total));
    await changeRun(head.run_id, (now) =>
      now.attempt === head.attempt && isOpen(now.status) ? { ...now, result, sight: sightOf(actor) } : undefined,
    );
  } catch (error) {
    if (isTransient(error)) throw error;
    const problem = failureMessage(error, head.run_id);
    await changeRun(head.run_id, (now) =>
      now.attempt === head.attempt && isOpen(now.status) ? { ...now, problem } : undefined,
    );
  }
  return { chunk: 1, more: false };
};

/**
 * One step of a run: a chunk of its items, or its task. An overtaken, ended or cancelled run has nothing more to do.
 */
export const workRun = async (
  runId: string,
  attempt: number,
  chunk: number,
  kindOf: (name: string) => RunKind,
): Promise<Next> => {
  const head = await readRun(runId);
  if (!head || head.attempt !== attempt || !isOpen(head.status)) return { chunk, more: false };
  if (!(await isStartedByArea(head))) return { chunk, more: false };
  const kind = kindOf(head.kind);
  return withOrigin(head.origin && { ...head.origin, run_id: runId }, () => {
    if (kind.form === 'task') return workTask(head, kind);
    return head.total === 0 ? Promise.resolve({ chunk, more: false }) : workItems(head, kind, chunk);
  });
};
