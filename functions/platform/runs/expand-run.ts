import { ulid } from 'ulid';
import { isOpen } from '#shared/runs/run.ts';
import { AppError } from '#shared/errors/problem.ts';
import { saveAhead } from '#functions/platform/files/save-ahead.ts';
import { failureMessage, isTransient } from './run-failure.ts';
import type { ItemKind, RunKind } from './run-kind.ts';
import { runActor } from './run-actor.ts';
import { getInput, putChunk, type ExpandedItem } from './run-input.ts';
import { readStates, saveStates } from './run-ledger.ts';
import { assertStartedByArea } from './run-marks.ts';
import { changeRun, readRun, type RunHead } from './run-store.ts';

/**
 * Items per chunk, by whether they go one at a time: few enough for one object, and in groups enough that the lanes
 * seldom wait for the last of a chunk (docs/benchmarks/million.md).
 */
const PACED_CHUNK_ITEMS = 500;
const GROUPED_CHUNK_ITEMS = 2_000;
const CHUNK_PARALLEL = 4;
const ITEMS_MAX = 1_000_000;

const chunked = async function* <T>(items: Iterable<T> | AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let chunk: T[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
};

/**
 * Writes the chunks under a new prefix. Only the prefix that reaches the head counts, so two expansions at the same
 * time cannot mix.
 */
const expand = async (head: RunHead, kind: ItemKind<unknown, unknown, unknown>): Promise<Partial<RunHead>> => {
  const expansion = `runs/${head.run_id}/${ulid()}`;
  const input = await getInput(head.run_id);
  const actor = await runActor(head, kind as RunKind, input);
  const chunkSize = kind.paceMs > 0 ? PACED_CHUNK_ITEMS : GROUPED_CHUNK_ITEMS;
  let total = 0;
  let chunk = 0;
  const saving = saveAhead(CHUNK_PARALLEL);
  for await (const items of chunked<ExpandedItem<unknown>>(
    kind.expand(input, { runId: head.run_id, actor }),
    chunkSize,
  )) {
    total += items.length;
    if (total > ITEMS_MAX) throw new AppError('too_many_rows', { detail: `A run can hold ${ITEMS_MAX} items.` });
    const number = chunk;
    await saving.add(() => putChunk(expansion, number, items));
    chunk += 1;
  }
  await saving.end();
  return { expansion, total, chunk_size: chunkSize };
};

/** Marks failed items as pending in the counts; the worker goes by the ledger. */
const reopenFailed = async (runId: string): Promise<void> => {
  for (const [chunk, states] of await readStates(runId)) {
    if (states.includes('f')) await saveStates(runId, chunk, states.replaceAll('f', 'p'));
  }
};

const endWith =
  (problem: string, at: string) =>
  (head: RunHead): RunHead | undefined =>
    isOpen(head.status) ? { ...head, status: 'failed', problem, ended_at: at } : undefined;

/**
 * The first step of an attempt: expands the items once, or reopens the failed ones. Returns whether there is work. A
 * failing expansion ends the run as failed.
 */
export const prepareRun = async (
  runId: string,
  attempt: number,
  kindOf: (name: string) => RunKind,
): Promise<boolean> => {
  const head = await readRun(runId);
  if (!head || head.attempt !== attempt || !isOpen(head.status)) return false;
  const kind = kindOf(head.kind);
  try {
    await assertStartedByArea(head);
    const expanded = kind.form === 'items' && head.expansion === null ? await expand(head, kind) : {};
    if (head.retry_before === attempt) await reopenFailed(runId);
    const running = await changeRun(runId, (current) =>
      current.attempt !== attempt || !isOpen(current.status)
        ? undefined
        : {
            ...current,
            ...(current.expansion === null && expanded),
            status: 'running',
            started_at: current.started_at ?? new Date().toISOString(),
          },
    );
    return running.attempt === attempt && running.status === 'running';
  } catch (error) {
    if (isTransient(error)) throw error;
    await changeRun(runId, endWith(failureMessage(error, runId), new Date().toISOString()));
    return false;
  }
};
