import { GetCommand, QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { ObjectType } from '#shared/activity/events.ts';
import type { DocumentPlace } from '#shared/documents/document-id.ts';
import type { DocumentType } from '#shared/documents/document.ts';
import { AppError } from '#shared/errors/problem.ts';
import { documentClient } from '#functions/storage/client.ts';
import { staleVersion } from '#functions/storage/entity.ts';
import { documentKey } from '#functions/storage/keys.ts';
import { recordsTable } from '#functions/storage/tables.ts';
import type { Item, Write } from '#functions/storage/transact.ts';

/** A document as stored; its bytes stand under `objectKeyOf`. */
export type StoredDocument = DocumentPlace & {
  version: number;
  filename: string;
  size: number;
  content_type: string;
  /** Of the bytes, in hex. */
  sha256: string;
  document_type: DocumentType | null;
  /** ISO instant. */
  uploaded_at: string;
  uploaded_by: { user_id: number; name: string };
  /** ISO instant from which its bytes go; null while it is not deleted. */
  purge_at: string | null;
};

export const objectKeyOf = (fileId: string): string => `documents/${fileId}`;

const fromItem = (item: Item): StoredDocument =>
  ({ ...(item['data'] as object), version: item['version'] }) as StoredDocument;

const keyOf = ({ object, objectId, fileId }: DocumentPlace) => documentKey(object, objectId, fileId);

/** Deleted ones included; strongly consistent. */
export const readDocument = async (place: DocumentPlace): Promise<StoredDocument | undefined> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: keyOf(place), ConsistentRead: true }),
  );
  return item && fromItem(item);
};

/** Every document of a record, deleted ones included, newest first. */
export const documentsOf = async (object: ObjectType, objectId: number): Promise<StoredDocument[]> => {
  const found: StoredDocument[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const answer: QueryCommandOutput = await documentClient().send(
      new QueryCommand({
        TableName: recordsTable(),
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': documentKey(object, objectId, '').pk },
        ScanIndexForward: false,
        ExclusiveStartKey: start,
      }),
    );
    found.push(...(answer.Items ?? []).map(fromItem));
    start = answer.LastEvaluatedKey;
  } while (start);
  return found;
};

const itemOf = ({ version, ...data }: StoredDocument): Item => ({ ...keyOf(data), version, data });

const asStored = (version: number) => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
});

const changedSince = (present: (document: StoredDocument) => unknown) => (current: Item | undefined) =>
  current ? staleVersion(present(fromItem(current)), current['version']) : new AppError('not_found');

export const addDocument = (document: StoredDocument): Write => ({
  build: () => ({
    Put: { TableName: recordsTable(), Item: itemOf(document), ConditionExpression: 'attribute_not_exists(pk)' },
  }),
});

/** Replaces the document when it still has the version of `before`, else `stale_version`. */
export const changeDocument = (
  before: StoredDocument,
  after: StoredDocument,
  present: (document: StoredDocument) => unknown,
): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: itemOf({ ...after, version: before.version + 1 }),
      ...asStored(before.version),
    },
  }),
  failed: changedSince(present),
});

export const removeDocument = (before: StoredDocument): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: keyOf(before), ...asStored(before.version) } }),
  failed: changedSince(() => undefined),
});
