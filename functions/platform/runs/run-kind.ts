import type { RunCounts } from '#shared/runs/run.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { MachineName } from '#shared/runs/machines.ts';
import type { ExpandedItem } from './run-input.ts';
import type { RecordRef, UndoNote } from './run-ledger.ts';

/** Who and for what; `actor` carries the rights as they are now. */
export type RunContext = { runId: string; actor: Actor };

/**
 * Names a kind of run and the state machine that drives it. Who starts such runs and who does their work share one
 * object where the machine is not the default one.
 */
export type RunName = {
  /** Stored with the run; a kind that has runs keeps its name. */
  readonly kind: string;
  /** Stored with each run, too: a run that was started goes on with the machine it has. */
  readonly machine?: MachineName;
};

type Common<Input> = RunName & {
  /** Checked again for every item. */
  readonly permission: Permission | ((input: Input) => Permission);
};

/** What one item does; `undo` is kept where the run can be undone. */
export type ItemOutcome = { writes: Write[]; ref?: RecordRef; undo?: UndoNote };

/** One effect per item, each exactly once. */
export type ItemKind<Input, Payload, Prepared> = Common<Input> & {
  readonly form: 'items';
  /** Milliseconds between items, which then go one at a time in order; 0: in groups. `BULK_DELAY_MS` replaces it. */
  readonly paceMs: number;
  /** Items per transaction, at most 20; a group that is refused falls back to item by item. */
  readonly groupMax: number;
  /** Transactions at the same time, when there is no pace. */
  readonly inFlight: number;
  /** All items in order. May run more than once; the first complete expansion counts. */
  readonly expand: (
    input: Input,
    context: RunContext,
  ) => Iterable<ExpandedItem<Payload>> | AsyncIterable<ExpandedItem<Payload>>;
  /** Reads at once what the items of a chunk need. */
  readonly prepare: (input: Input, items: readonly Payload[], context: RunContext) => Promise<Prepared>;
  /**
   * The writes of one item, not sent. An `AppError` fails the item with its message. Called again after a conflict, so it
   * reads what may have changed.
   */
  readonly apply: (payload: Payload, prepared: Prepared, context: RunContext) => ItemOutcome | Promise<ItemOutcome>;
  /** The sentence of a failed item, around why it failed. */
  readonly failure?: (message: string) => string;
  /** What `getRun` answers as `result` at the end. */
  readonly finish?: (
    input: Input,
    counts: RunCounts & { created: number },
    runId: string,
  ) => Promise<Record<string, unknown>>;
};

/** One piece of work without items, such as an export: safe to do twice. */
export type TaskKind<Input> = Common<Input> & {
  readonly form: 'task';
  /** Returns the `result`. `progress` may be called as often as it likes. An `AppError` fails the run with its message. */
  readonly work: (
    input: Input,
    context: RunContext,
    progress: (done: number, total: number) => Promise<void>,
  ) => Promise<Record<string, unknown>>;
};

export type RunKind = ItemKind<unknown, unknown, unknown> | TaskKind<unknown>;

/** Checks an entry of the registry against its own types and erases them: input and payload travel as JSON. */
export const itemKind = <Input, Payload, Prepared>(kind: Omit<ItemKind<Input, Payload, Prepared>, 'form'>): RunKind =>
  ({ form: 'items', ...kind }) as unknown as RunKind;
export const taskKind = <Input>(kind: Omit<TaskKind<Input>, 'form'>): RunKind =>
  ({ form: 'task', ...kind }) as unknown as RunKind;
