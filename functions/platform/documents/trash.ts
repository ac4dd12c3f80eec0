import { KEPT_AFTER_DELETE_DAYS } from '#shared/documents/document.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { sameTimeAfter } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { changeDocument, type StoredDocument } from './document-store.ts';
import { purgeLater } from './purge.ts';

/** Deletes a document, which is kept for 30 days; then the sweeper removes its bytes. */
export const trashDocument = (
  actor: Actor,
  before: StoredDocument,
  present: (document: StoredDocument) => unknown = () => undefined,
): Write[] => {
  const purgeAt = sameTimeAfter(now().toISOString(), KEPT_AFTER_DELETE_DAYS).toISOString();
  return [
    changeDocument(before, { ...before, purge_at: purgeAt }, present),
    purgeLater(before, purgeAt),
    recordEvent(actor, {
      object: before.object,
      id: before.objectId,
      type: 'file_deleted',
      payload: { filename: before.filename },
    }),
  ];
};
