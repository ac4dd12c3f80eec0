import type { RunCounts } from '#shared/runs/run.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { MachineName } from '#shared/runs/machines.ts';
import type { ExpandedItem } from './run-input.ts';
import type { RecordRef, UndoNote } from './run-ledger.ts';

/** The run and its actor, with the present rights of the actor. */
export type RunContext = { runId: string; actor: Actor };

/**
 * The name of a kind of run and the state machine that drives it. For a machine that is not the default, the code that
 * starts such runs and the code that does their work share one object.
 */
export type RunName = {
  /** Stored with the run, so a kind with runs must keep its name. */
  readonly kind: string;
  /** Stored with each run, too, so that a started run goes on with its machine. */
  readonly machine?: MachineName;
  /** Such runs are cancelled and resumed on the page of what they do. */
  readonly own_page?: true;
};

type Common<Input> = RunName & {
  /** The right of the run, which is checked again for every item. */
  readonly permission: Permission | ((input: Input) => Permission);
};

/** The end of a run that went through all its items; `readActor` reads its actor with their present rights. */
export type RunEnd = { readonly runId: string; readonly readActor: () => Promise<Actor> };

/** The outcome of one item; `undo` is kept for runs that can be undone. */
export type ItemOutcome = { writes: Write[]; ref?: RecordRef; undo?: UndoNote };

/** A kind of run with items, each of which takes effect exactly once. */
export type ItemKind<Input, Payload, Prepared> = Common<Input> & {
  readonly form: 'items';
  /** Milliseconds between items that go one at a time in order; 0 means groups. `BULK_DELAY_MS` overrides it. */
  readonly paceMs: number;
  /** Items per transaction, at most 20. A refused group is repeated item by item. */
  readonly groupMax: number;
  /** Number of transactions at the same time, without a pace. */
  readonly inFlight: number;
  /** Yields all items in order. It may run more than once; the first complete expansion counts. */
  readonly expand: (
    input: Input,
    context: RunContext,
  ) => Iterable<ExpandedItem<Payload>> | AsyncIterable<ExpandedItem<Payload>>;
  /** Reads together what the items of a chunk need. */
  readonly prepare: (input: Input, items: readonly Payload[], context: RunContext) => Promise<Prepared>;
  /**
   * Returns the writes of one item. An `AppError` fails the item with its message. It is called again after a
   * conflict, so it has to read what may have changed.
   */
  readonly apply: (payload: Payload, prepared: Prepared, context: RunContext) => ItemOutcome | Promise<ItemOutcome>;
  /** The record that an item is about, to which its line leads even when it fails. */
  readonly refOf?: (payload: Payload, input: Input) => RecordRef | undefined;
  /** Makes the sentence of a failed item from the reason. */
  readonly failure?: (message: string) => string;
  /** Returns the `result` that `getRun` answers after the end. It is called again after a fault and a retry. */
  readonly finish?: (
    input: Input,
    counts: RunCounts & { created: number },
    end: RunEnd,
  ) => Promise<Record<string, unknown>>;
};

/** A kind of run that is one piece of work without items, such as an export. The work must be safe to do twice. */
export type TaskKind<Input> = Common<Input> & {
  readonly form: 'task';
  /** Returns the `result`. It may call `progress` at any time. An `AppError` fails the run with its message. */
  readonly work: (
    input: Input,
    context: RunContext,
    progress: (done: number, total: number) => Promise<void>,
  ) => Promise<Record<string, unknown>>;
};

export type RunKind = ItemKind<unknown, unknown, unknown> | TaskKind<unknown>;

/** Checks an entry of the registry against its own types and erases them: input and payload travel as JSON. */
export const itemKind = <Input, Payload, Prepared>(kind: Omit<ItemKind<Input, Payload, Prepared>, 'form'>): RunKind =>
  // why: each kind gets back the input and the payloads that it made itself
  ({ form: 'items', ...kind }) as unknown as RunKind;
export const taskKind = <Input>(kind: Omit<TaskKind<Input>, 'form'>): RunKind =>
  // why: as above
  ({ form: 'task', ...kind }) as unknown as RunKind;
