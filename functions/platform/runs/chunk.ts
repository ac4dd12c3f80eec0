import { chunkStates } from './chunk-states.ts';
import { itemCommits } from './item-commits.ts';
import { itemPlanner, type PlannedItem } from './item-plans.ts';
import { getChunk, getInput } from './run-input.ts';
import type { RunKind } from './run-kind.ts';
import type { RunHead } from './run-store.ts';
import { transactionGroups } from './transaction-groups.ts';

/** The items of one chunk with their states from the ledger, and what works on them one by one or in groups. */
export const openChunk = async (head: RunHead, kind: RunKind & { form: 'items' }, chunk: number) => {
  const { run_id: runId } = head;
  const [input, items] = await Promise.all([getInput(runId), getChunk(head, chunk)]);
  const states = await chunkStates(head, chunk, items.length);
  const itemOf = (number: number) => {
    const item = items[number - chunk * head.chunk_size - 1];
    if (!item) throw new Error(`run ${runId} has no item ${number}`);
    return item;
  };
  const planner = itemPlanner(head, kind, { input, itemOf, states });
  const { workOne, commitGroup } = itemCommits(states, planner);
  const inFlight = new Set<Promise<void>>();

  return {
    pending: states.pending,
    save: states.save,
    workOne,

    /** The groups of pending items, one round after the other. All lanes take from one generator. */
    async *groups(): AsyncGenerator<PlannedItem[], void, undefined> {
      const rounds = [...Map.groupBy(states.pending(), (number) => itemOf(number).round ?? 0).values()];
      for (const [at, round] of rounds.entries()) {
        if (at > 0) {
          await Promise.allSettled(inFlight);
          // After a fault the rest of an earlier round comes first, in the next step.
          if (states.pending()[0] !== round[0]) return;
          planner.forget();
        }
        yield* transactionGroups(round, kind.groupMax, planner.plan);
      }
    },

    /** Commits a group; the next round waits for it. */
    async commit(group: readonly PlannedItem[]): Promise<void> {
      const committed = commitGroup(group);
      inFlight.add(committed);
      try {
        await committed;
      } finally {
        inFlight.delete(committed);
      }
    },
  };
};

export type OpenChunk = Awaited<ReturnType<typeof openChunk>>;
