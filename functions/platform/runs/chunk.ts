import { AppError } from '#shared/errors/problem.ts';
import { transact, TRANSACTION_MAX } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { failureMessage, isTransient } from './run-failure.ts';
import type { ItemOutcome, RunContext, RunKind } from './run-kind.ts';
import { actorReader } from './run-actor.ts';
import { getChunk, getInput } from './run-input.ts';
import { AlreadyDoneError, ledgerWrite, readLedger, saveStates } from './run-ledger.ts';
import type { RunHead } from './run-store.ts';

type Planned = { number: number; writes: Write[]; letter: 'd' | 'f' };

/** An item is planned at most this many times because of conflicts; then it fails. */
const PLANS = 3;
const conflicts = new Set(['stale_version', 'conflict']);

/**
 * The items of one chunk with their states from the ledger. Every path ends in one transaction that holds the effect
 * and the ledger row, so nothing happens twice and nothing is lost (docs/areas/platform.md#runs).
 */
export const openChunk = async (head: RunHead, kind: RunKind & { form: 'items' }, chunk: number) => {
  const { run_id: runId, attempt } = head;
  const first = chunk * head.chunk_size + 1;
  const [input, items] = await Promise.all([getInput(runId), getChunk(head, chunk)]);
  const letters = items.map(() => 'p');
  for (const row of await readLedger(runId, first, first + items.length - 1)) {
    if (row.status === 'done') letters[row.number - first] = 'd';
    else if (row.attempt >= head.retry_before) letters[row.number - first] = 'f';
  }
  const pending = (): number[] => letters.flatMap((letter, index) => (letter === 'p' ? [first + index] : []));
  const setState = (number: number, letter: string): void => {
    letters[number - first] = letter;
  };
  const itemOf = (number: number) => {
    const item = items[number - first];
    if (!item) throw new Error(`run ${runId} has no item ${number}`);
    return item;
  };

  const currentActor = actorReader(head, kind, input);
  let prepared: Promise<unknown> | undefined;
  /** The outcome of one item. The right is checked again for every item. */
  const outcomeOf = async (number: number): Promise<ItemOutcome> => {
    const context: RunContext = { runId, actor: await currentActor() };
    prepared ??= kind.prepare(
      input,
      pending().map((each) => itemOf(each).input),
      context,
    );
    return kind.apply(itemOf(number).input, await prepared, context);
  };

  const row = (number: number) => {
    const { label, detail, employee_id, input: payload } = itemOf(number);
    const ref = kind.refOf?.(payload, input) ?? null;
    return { number, label, detail, employee_id, attempt, message: null, ref };
  };

  const planFailure = (number: number, error: unknown): Planned => {
    if (isTransient(error)) throw error;
    const why = failureMessage(error, runId);
    const message = kind.failure?.(why) ?? why;
    const planned = row(number);
    // The line of a record that is gone leads nowhere.
    const ref = error instanceof AppError && error.code === 'not_found' ? null : planned.ref;
    return { number, letter: 'f', writes: [ledgerWrite(runId, { ...planned, ref, status: 'failed', message })] };
  };

  const plan = async (number: number): Promise<Planned> => {
    try {
      const planned = row(number);
      const { writes, ref = planned.ref, undo } = await outcomeOf(number);
      const done = ledgerWrite(runId, { ...planned, status: 'done', ref }, undo);
      return { number, letter: 'd', writes: [...writes, done] };
    } catch (error) {
      return planFailure(number, error);
    }
  };

  const send = async (planned: Planned): Promise<void> => {
    try {
      await transact(planned.writes);
      setState(planned.number, planned.letter);
    } catch (error) {
      if (!(error instanceof AlreadyDoneError)) throw error;
      setState(planned.number, 'd');
    }
  };

  const workOne = async (number: number): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await send(await plan(number));
        return;
      } catch (error) {
        const again = error instanceof AppError && conflicts.has(error.code) && tries < PLANS;
        // The data read at the start of the chunk is outdated.
        if (again) prepared = undefined;
        else {
          await send(planFailure(number, error));
          return;
        }
      }
    }
  };

  return {
    pending,
    workOne,

    save: (): Promise<void> => saveStates(runId, chunk, letters.join('')),

    /** The plans of pending items in groups that fit in one transaction. All lanes take from one generator. */
    async *groups(): AsyncGenerator<Planned[], void, undefined> {
      let group: Planned[] = [];
      let actions = 0;
      const numbers = pending();
      for (let at = 0; at < numbers.length; at += kind.groupMax) {
        for (const planned of await Promise.all(numbers.slice(at, at + kind.groupMax).map(plan))) {
          if (group.length === kind.groupMax || actions + planned.writes.length > TRANSACTION_MAX) {
            yield group;
            group = [];
            actions = 0;
          }
          group.push(planned);
          actions += planned.writes.length;
        }
      }
      if (group.length > 0) yield group;
    },

    /** Commits the group together, or item by item when one of them fails. */
    async commit(group: readonly Planned[]): Promise<void> {
      try {
        await transact(group.flatMap(({ writes }) => writes));
        for (const { number, letter } of group) setState(number, letter);
      } catch (error) {
        if (isTransient(error) && !(error instanceof AlreadyDoneError)) throw error;
        // The data read at the start of the chunk may be outdated.
        prepared = undefined;
        for (const { number } of group) await workOne(number);
      }
    },
  };
};

export type OpenChunk = Awaited<ReturnType<typeof openChunk>>;
