import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ItemStates } from '#shared/runs/item-states.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { readItems, queryItems } from '#functions/platform/storage/query-batches.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import type { ItemWords } from './run-input.ts';
import { runExpiry, runKey } from './run-store.ts';

/** A record that an item created or changed; `gone` when the item did not find it, so that nothing leads to it. */
export type RecordRef = { object: string; id: number; gone?: true };

/**
 * The result of one item; an item without a row is pending. The row is written in the transaction of the effect, so a
 * repeated delivery finds it and does nothing.
 */
export type LedgerRow = ItemWords & {
  number: number;
  status: 'done' | 'failed';
  message: string | null;
  ref: RecordRef | null;
  attempt: number;
  at: string;
  /** True when the item created its record; only items that can be undone say so. */
  created: boolean;
};

/**
 * What an undo needs: the record before the item, null for a created one, and the version after the item. `after` tells
 * the state after the item, so that it is known again when a later change of the record was undone.
 */
export type UndoNote = { before: Record<string, unknown> | null; version: number; after?: string };

/** The item was done earlier, by this worker or another, and its effect stands. */
export class AlreadyDoneError extends Error {}

const NUMBER_DIGITS = 7;
const CHUNK_DIGITS = 5;
const itemSk = (number: number): string => `item#${String(number).padStart(NUMBER_DIGITS, '0')}`;
const chunkSk = (chunk: number): string => `chunk#${String(chunk).padStart(CHUNK_DIGITS, '0')}`;

const wordsOf = (item: Item): ItemWords => ({
  label: String(item['label']),
  detail: item['detail'] as string | undefined,
  employee_id: item['employee_id'] as number | undefined,
});

const numberOf = (item: Item): number => Number(String(item['sk']).slice('item#'.length));

const toRow = (item: Item): LedgerRow => ({
  ...wordsOf(item),
  number: numberOf(item),
  status: item['status'] as LedgerRow['status'],
  message: (item['message'] as string | undefined) ?? null,
  ref: (item['ref'] as RecordRef | undefined) ?? null,
  attempt: Number(item['attempt']),
  at: String(item['at']),
  created: item['created'] === true,
});

const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
const isNotDone = {
  ConditionExpression: 'attribute_not_exists(pk) OR #status = :failed',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':failed': 'failed' },
};

/** Writes a ledger row. It is refused once the item is done, in a first attempt once there is any row. */
export const ledgerWrite = (runId: string, row: Omit<LedgerRow, 'at' | 'created'>, undo?: UndoNote | null): Write => ({
  build: (at) => ({
    Put: {
      TableName: runsTable(),
      Item: {
        pk: runKey(runId),
        sk: itemSk(row.number),
        label: row.label,
        ...(row.detail !== undefined && { detail: row.detail }),
        ...(row.employee_id !== undefined && { employee_id: row.employee_id }),
        status: row.status,
        attempt: row.attempt,
        ...(row.message !== null && { message: row.message }),
        ...(row.ref && { ref: row.ref }),
        ...(undo && { undo, created: undo.before === null }),
        at: new Date(at).toISOString(),
        [EXPIRES_AT]: runExpiry(at),
      },
      ...(row.attempt === 1 ? isNew : isNotDone),
    },
  }),
  failed: () => new AlreadyDoneError(),
});

/** Reads a row without its undo note, which may hold a whole record. */
const withoutUndo = {
  ProjectionExpression: 'sk, label, detail, employee_id, #status, message, #ref, attempt, #at, created',
  ExpressionAttributeNames: { '#status': 'status', '#ref': 'ref', '#at': 'at' },
};

const queryAll = (runId: string, from: string, to: string, parts: object = {}): Promise<Item[]> =>
  queryItems({
    TableName: runsTable(),
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': runKey(runId), ':from': from, ':to': to },
    ...parts,
  });

/** The rows of the items `first` to `last`; pending items have none. */
export const readLedger = async (runId: string, first: number, last: number): Promise<LedgerRow[]> =>
  first > last ? [] : (await queryAll(runId, itemSk(first), itemSk(last), withoutUndo)).map(toRow);

/** The done items from `first` to `last` that can be undone, with their undo notes. */
export const readUndo = async (
  runId: string,
  first: number,
  last: number,
): Promise<(ItemWords & { number: number; ref: RecordRef; undo: UndoNote })[]> =>
  (await queryAll(runId, itemSk(first), itemSk(last))).flatMap((item) =>
    item['status'] === 'done' && item['ref'] && item['undo']
      ? [{ ...wordsOf(item), number: numberOf(item), ref: item['ref'] as RecordRef, undo: item['undo'] as UndoNote }]
      : [],
  );

/** The rows of these items, by number. */
export const readLedgerRows = async (
  runId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, LedgerRow>> => {
  const keys = numbers.map((number) => ({ pk: runKey(runId), sk: itemSk(number) }));
  const rows = (await readItems(runsTable(), keys, withoutUndo)).map(toRow);
  return new Map(rows.map((row) => [row.number, row]));
};

/** Saves the states of a chunk's items, from which counts are made. They follow the ledger and never lead it. */
export const saveStates = async (runId: string, chunk: number, states: ItemStates): Promise<void> => {
  const expires = { [EXPIRES_AT]: runExpiry(Date.now()) };
  await documentClient().send(
    new PutCommand({ TableName: runsTable(), Item: { pk: runKey(runId), sk: chunkSk(chunk), states, ...expires } }),
  );
};

/** The saved states by chunk; chunks that no worker has begun are missing. */
export const readStates = async (runId: string): Promise<ReadonlyMap<number, ItemStates>> => {
  const items = await queryAll(runId, chunkSk(0), chunkSk(10 ** CHUNK_DIGITS - 1));
  return new Map(items.map((item) => [Number(String(item['sk']).slice('chunk#'.length)), String(item['states'])]));
};
