import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ObjectType } from '#shared/records/object-types.ts';
import { documentIdOf, parseDocumentId, type DocumentPlace } from '#shared/documents/document-id.ts';
import { deleteObject } from '#functions/platform/files/objects.ts';
import { logger } from '#functions/platform/runtime/log.ts';
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

/** Bytes without a document are those of a confirmation that was cut off; nobody retries it after a day. */
const ORPHAN_MS = 2 * 86_400_000;
const AT_ONCE = 100;

type Marker = { pk: string; sk: string; document: string };

const markerOf = (place: DocumentPlace, dueAt: string): Marker => ({
  ...purgeKey(dueAt, place.fileId),
  document: documentIdOf(place),
});

/** Remembers that the bytes go at that moment; goes with the write that makes them due. */
export const purgeLater = (place: DocumentPlace, dueAt: string): Write => ({
  build: () => ({ Put: { TableName: runsTable(), Item: markerOf(place, dueAt) } }),
});

export const keepAfterAll = (place: DocumentPlace, dueAt: string): Write => ({
  build: () => ({ Delete: { TableName: runsTable(), Key: purgeKey(dueAt, place.fileId) } }),
});

/** Says before the bytes are stored that they go unless a document is made of them. Returns the moment. */
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
    // First the document, so that nobody brings back one without bytes; the marker last, so that a crash is made good.
    if (stored) await transact([removeDocument(stored), countDocuments(place.object, place.objectId, -1)]);
    await deleteObject(objectKeyOf(place.fileId));
  }
  await documentClient().send(new DeleteCommand({ TableName: runsTable(), Key: { pk, sk } }));
};

/** Removes the bytes whose time has come. Returns how many markers were worked off. */
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
      logger.error('document not purged', { document: marker.document, error: error as Error });
    }
  }
  return done;
};

const removal = (document: StoredDocument, at: string): Write[] => [
  removeDocument(document),
  ...(document.purge_at === null ? [] : [keepAfterAll(document, document.purge_at)]),
  purgeLater(document, at),
];

/** Documents that go in one transaction; three writes each leave room for those of the record. */
const AT_A_TIME = 25;

/**
 * The writes that take a record's documents with it when it is deleted permanently. More than one transaction holds go
 * right away: cut off in between, the record still stands and the deletion can be asked for again.
 */
export const removeDocumentsOf = async (object: ObjectType, objectId: number): Promise<Write[]> => {
  const at = new Date().toISOString();
  const documents = (await documentsOf(object, objectId)).toReversed();
  while (documents.length > AT_A_TIME) {
    const first = documents.splice(0, AT_A_TIME);
    const gone = first.flatMap((document) => removal(document, at));
    await transact([...gone, countDocuments(object, objectId, -first.length)]);
  }
  return [...documents.flatMap((document) => removal(document, at)), removeCount(object, objectId)];
};
