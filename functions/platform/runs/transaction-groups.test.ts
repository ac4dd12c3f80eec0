import { expect, test } from 'vitest';
import { TRANSACTION_MAX } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { PlannedItem } from './item-plans.ts';
import { transactionGroups } from './transaction-groups.ts';

const write = (key: string): Write => ({ build: () => ({ Delete: { TableName: 'records', Key: { pk: key } } }) });

/** Plans of items that write as much as `sizes` says. */
const planOf =
  (sizes: Readonly<Record<number, number>>, planned: number[] = []) =>
  async (number: number): Promise<PlannedItem> => {
    planned.push(number);
    const writes = Array.from({ length: sizes[number] ?? 1 }, (_, at) => write(`${number}-${at}`));
    return { number, letter: 'd', writes };
  };

const groupsOf = async (groups: AsyncIterable<PlannedItem[]>): Promise<number[][]> => {
  const all: number[][] = [];
  for await (const group of groups) all.push(group.map(({ number }) => number));
  return all;
};

test('a group has as many items as it may have, and the last one the rest', async () => {
  expect(await groupsOf(transactionGroups([1, 2, 3, 4, 5], 2, planOf({})))).toEqual([[1, 2], [3, 4], [5]]);
});

test('a group ends before the item whose writes a transaction has no room for', async () => {
  const plan = planOf({ 1: TRANSACTION_MAX - 1, 2: 1, 3: 2, 4: TRANSACTION_MAX });
  expect(await groupsOf(transactionGroups([1, 2, 3, 4], 10, plan))).toEqual([[1, 2], [3], [4]]);
});

test('the checks that a write needs count as its writes', async () => {
  const checked = { ...write('1'), checks: [write('type')] };
  const plan = async (number: number): Promise<PlannedItem> => ({
    number,
    letter: 'd',
    writes: [checked, ...Array.from({ length: TRANSACTION_MAX / 2 - 1 }, (_, at) => write(`${number}-${at}`))],
  });
  expect(await groupsOf(transactionGroups([1, 2], 10, plan))).toEqual([[1], [2]]);
});

test('items are planned when their group is asked for', async () => {
  const planned: number[] = [];
  const groups = transactionGroups([1, 2, 3], 1, planOf({}, planned));
  await groups.next();
  expect(planned).toEqual([1, 2]);
});

test('no items make no group', async () => {
  expect(await groupsOf(transactionGroups([], 3, planOf({})))).toEqual([]);
});
