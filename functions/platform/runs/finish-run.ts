import { countStates } from '#shared/runs/item-states.ts';
import { isOpen } from '#shared/runs/run.ts';
import { actorReader } from './run-actor.ts';
import { failureMessage, isTransient } from './run-failure.ts';
import { getInput } from './run-input.ts';
import type { RunKind } from './run-kind.ts';
import { readLedger, readStates, saveStates } from './run-ledger.ts';
import { assertStartedByArea } from './run-marks.ts';
import { changeRun, readRun, type RunHead } from './run-store.ts';

/** The states of all chunks by the ledger; saved states that differ are corrected. */
const sumLedger = async (head: RunHead): Promise<{ chunks: string[]; created: number }> => {
  const letters = Array.from({ length: head.total }, () => 'p');
  let created = 0;
  for (const row of await readLedger(head.run_id, 1, head.total)) {
    if (row.status === 'done' && row.created) created += 1;
    const isFailed = row.status === 'failed' && row.attempt >= head.retry_before;
    letters[row.number - 1] = row.status === 'done' ? 'd' : isFailed ? 'f' : 'p';
  }
  const saved = await readStates(head.run_id);
  const chunks: string[] = [];
  for (let chunk = 0; chunk * head.chunk_size < head.total; chunk += 1) {
    const states = letters.slice(chunk * head.chunk_size, (chunk + 1) * head.chunk_size).join('');
    if (saved.get(chunk) !== states) await saveStates(head.run_id, chunk, states);
    chunks.push(states);
  }
  return { chunks, created };
};

/** How the run ends; undefined when faults stopped this attempt, after which the sweeper starts the next one. */
const outcome = async (head: RunHead, kind: RunKind): Promise<Partial<RunHead> | undefined> => {
  const failed = head.problem === null ? undefined : ({ status: 'failed' } as const);
  if (kind.form === 'task') return failed ?? (head.result ? { status: 'succeeded' } : undefined);
  const { chunks, created } = await sumLedger(head);
  const counts = countStates(chunks, head.total);
  if (head.expansion === null || counts.pending > 0) return failed && { ...failed, counts };
  const input = await getInput(head.run_id);
  const result = await kind.finish?.(
    input,
    { ...counts, created },
    {
      runId: head.run_id,
      readActor: actorReader(head, kind, input),
    },
  );
  return { counts, status: 'succeeded', ...(result && { result }) };
};

const endOf = async (head: RunHead, kind: RunKind): Promise<Partial<RunHead> | undefined> => {
  await assertStartedByArea(head);
  return outcome(head, kind);
};

/**
 * The last step of an attempt. The status is summed from the ledger, never taken from the outcome of the step before:
 * the work may be done although its answer was lost (docs/areas/platform.md#runs).
 */
export const finishRun = async (runId: string, attempt: number, kindOf: (name: string) => RunKind): Promise<void> => {
  const head = await readRun(runId);
  if (!head || head.attempt !== attempt) return;
  if (head.status === 'cancelled' && head.counts === null) {
    const counts = kindOf(head.kind).form === 'items' ? countStates((await sumLedger(head)).chunks, head.total) : null;
    await changeRun(runId, (now) =>
      now.attempt === attempt && now.status === 'cancelled' ? { ...now, counts } : undefined,
    );
    return;
  }
  if (!isOpen(head.status)) return;
  const end = await endOf(head, kindOf(head.kind)).catch((error: unknown): Partial<RunHead> | undefined => {
    if (isTransient(error)) throw error;
    return { status: 'failed', problem: failureMessage(error, runId) };
  });
  if (!end) return;
  await changeRun(runId, (now) =>
    now.attempt === attempt && isOpen(now.status) ? { ...now, ...end, ended_at: new Date().toISOString() } : undefined,
  );
};
