import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Dated } from '#shared/assignments/dated.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { packRow } from '#functions/platform/storage/row-codec.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { RawItem } from './archive.ts';
import { UsageError } from './usage-error.ts';
import { entityStores } from './entity-stores.ts';
import { rawPages } from './export-archive.ts';

const AT_ONCE = 8;

export type ReindexProgress = {
  read: number;
  rewritten: number;
  /** Records that somebody saved meanwhile, which therefore have the new layout already. */
  overtaken: number;
  /** The cursor to go on from; undefined at the end. */
  next: string | undefined;
};

type Packer = (item: RawItem) => string | undefined;

/** By type: finds the row that an item should carry, when it carries another. */
const packers = new Map<string, Packer>(
  entityStores.map((store) => {
    // why: each store packs its own type; this is the one place that treats them alike
    const layout = store.layout as Parameters<typeof packRow<Record<string, unknown>>>[0];
    const dated = store.dated as Dated<Record<string, unknown>> | undefined;
    const asOfToday = (value: Record<string, unknown>) => dated?.asOf(value, today()) ?? value;
    return [
      store.type,
      (item) => {
        const old = item['row']?.S;
        if (old === undefined || item['data'] === undefined) return undefined;
        const { data, version } = unmarshall(item) as { data: Record<string, unknown>; version: number };
        // The record as every reader sees it: fields that a former release did not store have their blanks.
        const packed = packRow(layout, asOfToday({ ...data, version }));
        return packed === old ? undefined : packed;
      },
    ];
  }),
);

/** True when the row was written, false when the record changed meanwhile. */
const rewrite = async ({ pk, sk, version }: RawItem, packed: string): Promise<boolean> => {
  try {
    await documentClient().send(
      new UpdateCommand({
        TableName: recordsTable(),
        Key: { pk: pk?.S, sk: sk?.S },
        // Not `changed_at`: the row says the same as before, so warm lists need not read it again.
        UpdateExpression: 'SET #row = :row',
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#row': 'row', '#version': 'version' },
        ExpressionAttributeValues: { ':row': packed, ':version': Number(version?.N) },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

const encode = (key: RawItem): string => Buffer.from(JSON.stringify(key)).toString('base64url');
const decode = (cursor: string): RawItem => {
  try {
    const key = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as RawItem;
    if (key['pk']?.S !== undefined && key['sk']?.S !== undefined) return key;
  } catch {
    // The error below says so.
  }
  throw new UsageError('--after takes what an earlier reindex printed');
};

/**
 * Packs the rows of all records by the layouts of this version, page by page. Each write is conditional, so it may run
 * while people work, be stopped anywhere and begin again, or go on after the `next` of a page.
 */
export async function* reindexRows(after?: string): AsyncGenerator<ReindexProgress, void, undefined> {
  let read = 0;
  let rewritten = 0;
  let overtaken = 0;
  for await (const { items, next } of rawPages(recordsTable(), after === undefined ? undefined : decode(after))) {
    read += items.length;
    const queue = items.values();
    const takeTurns = async (): Promise<void> => {
      for (const item of queue) {
        const type = item['pk']?.S?.split('#')[0] ?? '';
        const packed = packers.get(type)?.(item);
        if (packed === undefined) continue;
        if (await rewrite(item, packed)) rewritten += 1;
        else overtaken += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
    yield { read, rewritten, overtaken, next: next && encode(next) };
  }
}
