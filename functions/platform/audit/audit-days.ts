import * as z from 'zod';
import type { AuditEntry } from '#shared/audit-chain/audit-chain.ts';
import type { Json } from '#shared/audit-chain/canonical-json.ts';
import { queryBatches } from '#functions/platform/storage/query-batches.ts';
import { auditDay, auditKey } from '#functions/platform/storage/keys.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';

const storedEntry = z.object({
  n: z.int().positive(),
  at: z.string(),
  /** An act of the audit log, what opens a day, or an act that only a later release knew. */
  what: z.string(),
  who: z.string(),
  from: z.string().nullable(),
  details: z.record(z.string(), z.json().optional()),
  previous_hash: z.string(),
  hash: z.string(),
});
export type StoredEntry = z.infer<typeof storedEntry>;

/** What the first entry of a day says about the day before; null for the first day of all. */
const opening = z.object({ before: z.object({ day: z.string(), entries: z.int(), last_hash: z.string() }).nullable() });
export type DayBefore = z.infer<typeof opening>['before'];

export const dayBefore = (first: Pick<AuditEntry, 'details'> | undefined): DayBefore =>
  opening.safeParse(first?.details).data?.before ?? null;

/** The details of the first entry of a day. */
export const openingDetails = (before: DayBefore): Record<string, Json> => ({ before });

export const entryWrite = (day: string, entry: AuditEntry): Write => ({
  build: () => ({
    Put: {
      TableName: activityTable(),
      Item: { ...auditKey(day, entry.n), ...entry },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }),
});

/** The entries of a day behind a number, in their order. */
export const readDay = async (day: string, after = 0): Promise<StoredEntry[]> => {
  const entries: StoredEntry[] = [];
  const batches = queryBatches({
    TableName: activityTable(),
    KeyConditionExpression: 'pk = :day AND sk > :after',
    ExpressionAttributeValues: { ':day': auditDay(day), ':after': auditKey(day, after).sk },
  });
  for await (const batch of batches) for (const item of batch) entries.push(storedEntry.parse(item));
  return entries;
};

/** The entries of a day as they are stored, even where somebody changed them, for a check. */
export const readRawDay = async (day: string): Promise<Item[]> => {
  const items: Item[] = [];
  const batches = queryBatches({
    TableName: activityTable(),
    KeyConditionExpression: 'pk = :day',
    ExpressionAttributeValues: { ':day': auditDay(day) },
  });
  for await (const batch of batches) items.push(...batch);
  return items;
};

/** The entries of a day, the last one first. */
export const entriesBackwards = async function* (day: string): AsyncGenerator<StoredEntry, void, undefined> {
  const batches = queryBatches({
    TableName: activityTable(),
    KeyConditionExpression: 'pk = :day',
    ExpressionAttributeValues: { ':day': auditDay(day) },
    ScanIndexForward: false,
  });
  for await (const batch of batches) for (const item of batch) yield storedEntry.parse(item);
};
