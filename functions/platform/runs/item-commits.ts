import { AppError } from '#shared/errors/problem.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { ChunkStates } from './chunk-states.ts';
import type { itemPlanner, PlannedItem } from './item-plans.ts';
import { isTransient } from './run-failure.ts';
import { AlreadyDoneError } from './run-ledger.ts';

/** An item is planned at most this many times because of conflicts; then it fails. */
const PLANS = 3;
const conflicts = new Set(['stale_version', 'conflict']);

/**
 * Writes the planned items of a chunk. Every path ends in one transaction that holds the effect and the row of the
 * ledger, so nothing happens twice and nothing is lost (docs/areas/platform.md#runs).
 */
export const itemCommits = (
  states: Pick<ChunkStates, 'set'>,
  { plan, planFailure, forget }: ReturnType<typeof itemPlanner>,
) => {
  const commitOne = async (planned: PlannedItem): Promise<void> => {
    try {
      await transact(planned.writes);
      states.set(planned.number, planned.letter);
    } catch (error) {
      if (!(error instanceof AlreadyDoneError)) throw error;
      states.set(planned.number, 'd');
    }
  };

  /** Plans and commits an item by itself, anew while it meets conflicts; then it fails with the last of them. */
  const workOne = async (number: number): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await commitOne(await plan(number));
        return;
      } catch (error) {
        const again = error instanceof AppError && conflicts.has(error.code) && tries < PLANS;
        if (again) forget();
        else {
          await commitOne(planFailure(number, error));
          return;
        }
      }
    }
  };

  /** Commits the group together, or item by item when one of them fails. */
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

  return { workOne, commitGroup };
};
