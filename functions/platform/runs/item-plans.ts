import { AppError } from '#shared/errors/problem.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { ChunkStates } from './chunk-states.ts';
import { actorReader } from './run-actor.ts';
import { failureMessage, isTransient } from './run-failure.ts';
import type { ExpandedItem } from './run-input.ts';
import type { ItemOutcome, RunContext, RunKind } from './run-kind.ts';
import { recordPrint } from './record-print.ts';
import { ledgerWrite, type RecordRef, type UndoNote } from './run-ledger.ts';
import type { RunHead } from './run-store.ts';

/** What is written for an item, its row of the ledger included, and the state that it then has. */
export type PlannedItem = { number: number; writes: Write[]; letter: 'd' | 'f' };

type Chunk = {
  readonly input: unknown;
  readonly itemOf: (number: number) => ExpandedItem<unknown>;
  readonly states: Pick<ChunkStates, 'pending'>;
};

/** The note of an undo with the state in which the writes leave the record (docs/decisions/2026-11-21-undo-of-an-import.md). */
const noteWithState = (undo: UndoNote, ref: RecordRef | null, writes: readonly Write[]): UndoNote => {
  const saved = writes.find(({ saves }) => saves?.type === ref?.object && saves?.value.id === ref?.id)?.saves;
  return saved && undo.after === undefined ? { ...undo, after: recordPrint(saved.value) } : undo;
};

/** Plans the items of a chunk by their kind, from what it read together for those that are pending. */
export const itemPlanner = (head: RunHead, kind: RunKind & { form: 'items' }, { input, itemOf, states }: Chunk) => {
  const { run_id: runId, attempt } = head;
  const currentActor = actorReader(head, kind, input);
  let prepared: Promise<unknown> | undefined;

  /** The outcome of one item. The right is checked again for every item. */
  const outcomeOf = async (number: number): Promise<ItemOutcome> => {
    const context: RunContext = { runId, actor: await currentActor() };
    const payloads = () => states.pending().map((each) => itemOf(each).input);
    prepared ??= kind.prepare(input, payloads(), context);
    return kind.apply(itemOf(number).input, await prepared, context);
  };

  const rowOf = (number: number) => {
    const { label, detail, employee_id, input: payload } = itemOf(number);
    const ref = kind.refOf?.(payload, input) ?? null;
    return { number, label, detail, employee_id, attempt, message: null, ref };
  };

  /** The plan of an item that fails because of an error; throws one that passes by itself. */
  const planFailure = (number: number, error: unknown): PlannedItem => {
    if (isTransient(error)) throw error;
    const why = failureMessage(error, runId);
    const message = kind.failure?.(why) ?? why;
    const row = rowOf(number);
    const isGone = error instanceof AppError && error.code === 'not_found';
    const ref = row.ref && isGone ? { ...row.ref, gone: true as const } : row.ref;
    return { number, letter: 'f', writes: [ledgerWrite(runId, { ...row, ref, status: 'failed', message })] };
  };

  return {
    planFailure,

    plan: async (number: number): Promise<PlannedItem> => {
      try {
        const row = rowOf(number);
        const { writes, ref = row.ref, undo } = await outcomeOf(number);
        const note = undo && noteWithState(undo, ref, writes);
        const done = ledgerWrite(runId, { ...row, status: 'done', ref }, note);
        return { number, letter: 'd', writes: [...writes, done] };
      } catch (error) {
        return planFailure(number, error);
      }
    },

    /** Has the next plan read anew what the chunk read together, which is outdated. */
    forget: (): void => {
      prepared = undefined;
    },
  };
};
