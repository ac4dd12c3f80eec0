import { feedShards } from '#functions/platform/storage/keys.ts';
import { readIndex } from '#functions/platform/storage/query-batches.ts';
import { activityTable, BY_MOMENT } from '#functions/platform/storage/tables.ts';
import type { StoredEvent } from './record-event.ts';

/** The index of events lags behind the events, and an event is stamped before it is saved. */
export const EVENTS_OVERLAP_MS = 10 * 60_000;

/** The events of the company since that moment (ISO instant), as far as the index has them. */
export const eventsSince = async function* (from: string): AsyncGenerator<StoredEvent> {
  for (const feed of feedShards()) {
    const batches = readIndex<StoredEvent>({
      TableName: activityTable(),
      IndexName: BY_MOMENT,
      KeyConditionExpression: 'feed = :feed AND moment >= :from',
      ExpressionAttributeValues: { ':feed': feed, ':from': from },
    });
    for await (const batch of batches) yield* batch;
  }
};
