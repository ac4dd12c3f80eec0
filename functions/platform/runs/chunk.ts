import { AppError } from '#shared/errors/problem.ts';
import { transact, TRANSACTION_MAX, withChecks } from '#functions/platform/storage/transact.ts';
import { chunkStates } from './chunk-states.ts';
import { itemPlanner, type PlannedItem } from './item-plans.ts';
import { isTransient } from './run-failure.ts';
import { getChunk, getInput } from './run-input.ts';
import type { RunKind } from './run-kind.ts';
import { AlreadyDoneError } from './run-ledger.ts';
import type { RunHead } from './run-store.ts';

/** An item is planned at most this many times because of conflicts; then it fails. */
const PLANS = 3;
const conflicts = new Set(['stale_version', 'conflict']);

/**
 * The items of one chunk with their states from the ledger. Every path ends in one transaction that holds the effect
 * and the ledger row, so nothing happens twice and nothing is lost (docs/areas/platform.md#runs).
 */
export const openChunk = async (head: RunHead, kind: RunKind & { form: 'items' }, chunk: number) => {
  const { run_id: runId } = head;
  const [input, items] = await Promise.all([getInput(runId), getChunk(head, chunk)]);
  const states = await chunkStates(head, chunk, items.length);
  const itemOf = (number: number) => {
    const item = items[number - chunk * head.chunk_size - 1];
    if (!item) throw new Error(`run ${runId} has no item ${number}`);
    return item;
  };
  const { plan, planFailure, forget } = itemPlanner(head, kind, { input, itemOf, states });

  const send = async (planned: PlannedItem): Promise<void> => {
    try {
      await transact(planned.writes);
      states.set(planned.number, planned.letter);
    } catch (error) {
      if (!(error instanceof AlreadyDoneError)) throw error;
      states.set(planned.number, 'd');
    }
  };

  const workOne = async (number: number): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await send(await plan(number));
        return;
      } catch (error) {
        const again = error instanceof AppError && conflicts.has(error.code) && tries < PLANS;
        if (again) forget();
        else {
          await send(planFailure(number, error));
          return;
        }
      }
    }
  };

  /** The plans of these items in groups that fit in one transaction. */
  const groupsOf = async function* (numbers: readonly number[]): AsyncGenerator<PlannedItem[], void, undefined> {
    let group: PlannedItem[] = [];
    let actions = 0;
    for (let at = 0; at < numbers.length; at += kind.groupMax) {
      for (const planned of await Promise.all(numbers.slice(at, at + kind.groupMax).map(plan))) {
        const own = withChecks(planned.writes).length;
        if (group.length === kind.groupMax || actions + own > TRANSACTION_MAX) {
          yield group;
          group = [];
          actions = 0;
        }
        group.push(planned);
        actions += own;
      }
    }
    if (group.length > 0) yield group;
  };

  const sending = new Set<Promise<void>>();
  const commitGroup = async (group: readonly PlannedItem[]): Promise<void> => {
    try {
      await transact(group.flatMap(({ writes }) => writes));
      for (const { number, letter } of group) states.set(number, letter);
    } catch (error) {
      if (isTransient(error) && !(error instanceof AlreadyDoneError)) throw error;
      forget();
      for (const { number } of group) await workOne(number);
    }
  };

  return {
    pending: states.pending,
    save: states.save,
    workOne,

    /** The groups of pending items, one round after the other. All lanes take from one generator. */
    async *groups(): AsyncGenerator<PlannedItem[], void, undefined> {
      const rounds = [...Map.groupBy(states.pending(), (number) => itemOf(number).round ?? 0).values()];
      for (const [at, round] of rounds.entries()) {
        if (at > 0) {
          await Promise.allSettled(sending);
          // After a fault the rest of an earlier round comes first, in the next step.
          if (states.pending()[0] !== round[0]) return;
          forget();
        }
        yield* groupsOf(round);
      }
    },

    /** Commits the group together, or item by item when one of them fails. */
    async commit(group: readonly PlannedItem[]): Promise<void> {
      const sent = commitGroup(group);
      sending.add(sent);
      try {
        await sent;
      } finally {
        sending.delete(sent);
      }
    },
  };
};

export type OpenChunk = Awaited<ReturnType<typeof openChunk>>;
