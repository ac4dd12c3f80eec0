import type { DocumentOut } from '#shared/contract/files/document.ts';
import { contractOfFile, documentIdOf } from '#shared/documents/document-id.ts';
import { previewOf } from '#shared/documents/document.ts';
import { belgianDay, belgianMoment, toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import type { StoredDocument } from '#functions/platform/documents/document-store.ts';

/** A document as it leaves the API. */
export const presentDocument = (stored: StoredDocument): DocumentOut => ({
  id: documentIdOf(stored),
  filename: stored.filename,
  filesize_bytes: stored.size,
  date_uploaded_formatted: belgianMoment(stored.uploaded_at),
  real_name: stored.uploaded_by.name,
  document_type: stored.document_type,
  valid_until: toDmyOrNull(stored.valid_until ?? null),
  content_type: stored.content_type,
  preview: previewOf(stored.content_type),
  deleted_until: stored.purge_at === null ? null : toDmy(belgianDay(new Date(stored.purge_at))),
  contract_id: contractOfFile(stored.fileId) ?? null,
  version: stored.version,
});
