import { dateIn, documentDateKey, documentOfKey } from '#shared/reminders/followed-date.ts';
import { kindFacts, type ObjectType } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import {
  documentsOf,
  readDocument,
  withDocuments,
  type StoredDocument,
} from '#functions/platform/documents/document-store.ts';

/** Documents are read beside their record, so nothing that changes one knows of reminders. */
const lastDayOf = (document: StoredDocument | undefined): IsoDate | null =>
  document?.purge_at === null ? (document.valid_until ?? null) : null;

/** The present value of a date that a reminder follows: of its record, or of a document beside it; null for none. */
export const dateNow = async (
  { object, objectId }: { readonly object: ObjectType; readonly objectId: number },
  stored: object,
  key: string,
): Promise<IsoDate | null> => {
  const fileId = documentOfKey(key);
  if (fileId === undefined) return dateIn(object, stored, key);
  return lastDayOf(await readDocument({ object, objectId, fileId }));
};

/** The last days of the documents of a record that this actor may read, named by their files; null where one has none. */
export const documentDates = async (actor: Actor, object: ObjectType, objectId: number) => {
  if (!can(actor, kindFacts[object].documents.read)) return [];
  if (!(await withDocuments(object, [objectId])).has(objectId)) return [];
  return (await documentsOf(object, objectId))
    .filter(({ purge_at: purgeAt }) => purgeAt === null)
    .map((document) => ({
      key: documentDateKey(document.fileId),
      label: document.filename,
      isOwnLabel: true as const,
      date: lastDayOf(document),
    }));
};
