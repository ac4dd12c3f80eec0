import type { ObjectType } from '#shared/records/object-types.ts';
import type { DocumentPlace } from '#shared/documents/document-id.ts';
import type { DocumentType } from '#shared/documents/document.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { versionedDataOf } from '#functions/platform/storage/item-data.ts';
import { documentKey, partKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { readParts } from '#functions/platform/storage/read-parts.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import {
  addVersionedItem,
  changeVersionedItem,
  readVersionedItem,
  removeVersionedItem,
} from '#functions/platform/storage/versioned-item.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A document as stored; its bytes are the object with the key `objectKeyOf`. */
export type StoredDocument = DocumentPlace & {
  version: number;
  filename: string;
  size: number;
  content_type: string;
  /** The hash of the bytes, in hex. */
  sha256: string;
  document_type: DocumentType | null;
  /** Its last day; null for none. Absent where nobody ever said one. */
  valid_until?: IsoDate | null;
  /** ISO instant. */
  uploaded_at: string;
  uploaded_by: { user_id: number; name: string };
  /** ISO instant after which its bytes are removed; null while it is not deleted. */
  purge_at: string | null;
};

export const objectKeyOf = (fileId: string): string => `documents/${fileId}`;

const keyOf = ({ object, objectId, fileId }: DocumentPlace) => documentKey(object, objectId, fileId);

/** A document, even a deleted one; strongly consistent. */
export const readDocument = (place: DocumentPlace): Promise<StoredDocument | undefined> =>
  readVersionedItem(keyOf(place));

/** Every document of a record, deleted ones included, newest first. */
export const documentsOf = async (object: ObjectType, objectId: number): Promise<StoredDocument[]> => {
  const found = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': documentKey(object, objectId, '').pk },
    ScanIndexForward: false,
  });
  return found.map((item) => versionedDataOf<StoredDocument>(item));
};

/** The part of a record that counts its documents, deleted ones included, so that one read answers for many records. */
const COUNT_PART = 'documents';

const countKeyOf = (object: ObjectType, objectId: number) => ({
  TableName: recordsTable(),
  Key: partKey(object, objectId, COUNT_PART),
});

export const countDocuments = (object: ObjectType, objectId: number, by: number): Write => ({
  build: () => ({
    Update: {
      ...countKeyOf(object, objectId),
      UpdateExpression: 'ADD documents :by',
      ExpressionAttributeValues: { ':by': by },
    },
  }),
});

/** The ids among `ids` whose records have documents, even deleted ones; strongly consistent. */
export const withDocuments = async (object: ObjectType, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const counts = await readParts(object, ids, COUNT_PART);
  return new Set(ids.filter((id) => Number(counts.get(id)?.['documents'] ?? 0) > 0));
};

/** Removes the count of a record that is deleted, after its documents. */
export const removeCount = (object: ObjectType, objectId: number): Write => ({
  build: () => ({ Delete: countKeyOf(object, objectId) }),
});

/** Like `removeCount`, but fails with `conflict` and this sentence when a document was added in the meantime. */
export const removeZeroCount = (object: ObjectType, objectId: number, detail: string): Write => ({
  build: () => ({
    Delete: {
      ...countKeyOf(object, objectId),
      ConditionExpression: 'attribute_not_exists(pk) OR documents <= :none',
      ExpressionAttributeValues: { ':none': 0 },
    },
  }),
  failed: () => new AppError('conflict', { detail }),
});

export const addDocument = (document: StoredDocument): Write[] => [
  addVersionedItem(keyOf(document), document),
  countDocuments(document.object, document.objectId, 1),
];

/** Replaces the document if it still has the version of `before`; fails with `stale_version` otherwise. */
export const changeDocument = (
  before: StoredDocument,
  after: StoredDocument,
  present: (document: StoredDocument) => unknown,
): Write => changeVersionedItem(keyOf(before), before, after, present);

/** Removes a document without changing the count, which one transaction may change only once. */
export const removeDocument = (before: StoredDocument): Write => removeVersionedItem(keyOf(before), before);
