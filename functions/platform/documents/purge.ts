import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ObjectType } from '#shared/records/object-types.ts';
import { documentIdOf, parseDocumentId, type DocumentPlace } from '#shared/documents/document-id.ts';
import { deleteObject } from '#functions/platform/files/objects.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { purgeKey } from '#functions/platform/storage/keys.ts';
import { runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import {
  countDocuments,
  documentsOf,
  objectKeyOf,
  readDocument,
  removeCount,
  removeDocument,
  type StoredDocument,
} from './document-store.ts';

/** Bytes without a document come from a confirmation that was cut off; nobody retries one after a day. */
const ORPHAN_MS = 2 * 86_400_000;
const AT_ONCE = 100;

type Marker = { pk: string; sk: string; document: string };

const markerOf = (place: DocumentPlace, dueAt: string): Marker => ({
  ...purgeKey(dueAt, place.fileId),
  document: documentIdOf(place),
});

/** Schedules the removal of the bytes, in the transaction that makes it necessary. */
export const purgeLater = (place: DocumentPlace, dueAt: string): Write => ({
  build: () => ({ Put: { TableName: runsTable(), Item: markerOf(place, dueAt) } }),
});

/** Cancels a scheduled removal. */
export const keepAfterAll = (place: DocumentPlace, dueAt: string): Write => ({
  build: () => ({ Delete: { TableName: runsTable(), Key: purgeKey(dueAt, place.fileId) } }),
});

/** Schedules, before the bytes are stored, their removal in case no document follows. Returns the instant. */
export const purgeUnlessConfirmed = async (place: DocumentPlace): Promise<string> => {
  const dueAt = new Date(Date.now() + ORPHAN_MS).toISOString();
  await documentClient().send(new PutCommand({ TableName: runsTable(), Item: markerOf(place, dueAt) }));
  return dueAt;
};

const purge = async ({ pk, sk, document: id }: Marker): Promise<void> => {
  const place = parseDocumentId(id);
  const stored = place && (await readDocument(place));
  const isDue = stored?.purge_at == null ? stored === undefined : sk.startsWith(stored.purge_at);
  if (place && isDue) {
    // The document goes first, so that nobody restores one without bytes; the marker goes last, so that a crash is
    // retried.
    if (stored) await transact([removeDocument(stored), countDocuments(place.object, place.objectId, -1)]);
    await deleteObject(objectKeyOf(place.fileId));
  }
  await documentClient().send(new DeleteCommand({ TableName: runsTable(), Key: { pk, sk } }));
};

/** Removes the bytes that are due. Returns the number of finished markers. */
export const purgeDue = async (at: Date = new Date()): Promise<number> => {
  const { Items: items = [] } = await documentClient().send(
    new QueryCommand({
      TableName: runsTable(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk < :now',
      ExpressionAttributeValues: { ':pk': purgeKey('', '').pk, ':now': at.toISOString() },
      Limit: AT_ONCE,
    }),
  );
  let done = 0;
  for (const marker of items as Marker[]) {
    try {
      await purge(marker);
      done += 1;
    } catch (error) {
      logger.error('document not purged', { document: marker.document, error: toError(error) });
    }
  }
  return done;
};

const removal = (document: StoredDocument, at: string): Write[] => [
  removeDocument(document),
  ...(document.purge_at === null ? [] : [keepAfterAll(document, document.purge_at)]),
  purgeLater(document, at),
];

/** Documents per transaction; three writes for each leave room for the writes of the record. */
const AT_A_TIME = 25;

/**
 * The writes that remove the documents of a record which is deleted permanently. Documents beyond one transaction are
 * removed right away: if that is cut off, the record still exists and can be deleted again.
 */
export const removeDocumentsOf = async (object: ObjectType, objectId: number): Promise<Write[]> => {
  const at = new Date().toISOString();
  const documents = (await documentsOf(object, objectId)).toReversed();
  while (documents.length > AT_A_TIME) {
    const first = documents.splice(0, AT_A_TIME);
    const removals = first.flatMap((document) => removal(document, at));
    await transact([...removals, countDocuments(object, objectId, -first.length)]);
  }
  return [...documents.flatMap((document) => removal(document, at)), removeCount(object, objectId)];
};
