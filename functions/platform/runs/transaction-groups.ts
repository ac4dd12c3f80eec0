import { TRANSACTION_MAX, withChecks } from '#functions/platform/storage/transact.ts';
import type { PlannedItem } from './item-plans.ts';

/**
 * The plans of these items in groups, in their order: each group has at most `most` items and fits in one transaction.
 * As many items are planned together as a group may have.
 */
export const transactionGroups = async function* (
  numbers: readonly number[],
  most: number,
  plan: (number: number) => Promise<PlannedItem>,
): AsyncGenerator<PlannedItem[], void, undefined> {
  let group: PlannedItem[] = [];
  let actions = 0;
  for (let at = 0; at < numbers.length; at += most) {
    for (const planned of await Promise.all(numbers.slice(at, at + most).map(plan))) {
      const own = withChecks(planned.writes).length;
      if (group.length === most || actions + own > TRANSACTION_MAX) {
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
