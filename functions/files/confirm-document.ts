import { createHash } from 'node:crypto';
import type { DocumentPlace } from '#shared/documents/document-id.ts';
import { DOCUMENT_MAX_BYTES, DOCUMENT_MAX_MB, isContentType, type DocumentType } from '#shared/documents/document.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { contentDisposition } from '#functions/platform/files/download.ts';
import { deleteObject, headObject, putBytes, readBytes } from '#functions/platform/files/objects.ts';
import { refusalOf, scanVerdict } from '#functions/platform/files/malware-scan.ts';
import { quarantineKey, readUpload } from '#functions/platform/files/uploads.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { checkContent } from './check-content.ts';
import { recordOfDocuments } from './document-access.ts';
import {
  addDocument,
  objectKeyOf,
  readDocument,
  type StoredDocument,
} from '#functions/platform/documents/document-store.ts';
import { fileProblem } from '#shared/errors/file-problem.ts';
import { keepAfterAll, purgeUnlessConfirmed } from '#functions/platform/documents/purge.ts';

/** After these errors the same upload may still become a document. */
const undecided: ReadonlySet<ErrorCode> = new Set(['not_found', 'scan_pending', 'unavailable', 'conflict']);

const tooLargeError = () =>
  fileProblem('file_too_large', 'file', 'max', {
    params: { max: `${DOCUMENT_MAX_MB} MB` },
    detail: `The file is larger than ${DOCUMENT_MAX_MB} MB.`,
  });

/**
 * The uploaded bytes. Throws unless they are of the declared type and harmless; exactly these bytes are stored later.
 */
const checkedBytes = async (key: string, type: string): Promise<Buffer> => {
  const head = await headObject(key);
  if (!head) {
    throw fileProblem('not_found', 'upload_id', 'file_missing', { detail: 'The file has not arrived. Send it again.' });
  }
  if (head.size > DOCUMENT_MAX_BYTES) throw tooLargeError();
  const { bytes, version } = await readBytes(key);
  if (bytes.length > DOCUMENT_MAX_BYTES) throw tooLargeError();
  if (!isContentType(type) || head.contentType !== type) {
    throw fileProblem('unsupported_file', 'file', 'file_wrong_content', {
      detail: 'The file is not what its name says.',
    });
  }
  if (bytes.length === 0) throw fileProblem('form_invalid', 'file', 'empty', { detail: 'The file is empty.' });
  await checkContent(bytes, type);
  const verdict = await scanVerdict(key, version);
  if (verdict !== 'clean') {
    const code = verdict === 'harmful' ? 'file_harmful' : 'file_not_scannable';
    throw fileProblem('forbidden_content', 'file', code, { detail: refusalOf[verdict] });
  }
  return bytes;
};

export type ConfirmedDocument = { document: StoredDocument; writes: Write[] };

/**
 * Turns an upload of this user into a document of the record that the upload names: checks the bytes, stores them under
 * their final key and returns the writes. An upload that is a document already gives that document and no writes; a
 * refused upload is removed.
 */
export const confirmDocument = async (
  actor: Actor,
  uploadId: string,
  documentType: DocumentType | null,
): Promise<ConfirmedDocument> => {
  const upload = await readUpload(actor, uploadId, 'document');
  const { related_object: object, related_object_id: objectId } = upload;
  if (object === undefined || objectId === undefined) throw new AppError('not_found');
  await recordOfDocuments(actor, object, objectId, 'write');
  const place: DocumentPlace = { object, objectId, fileId: uploadId };
  const existing = await readDocument(place);
  if (existing) return { document: existing, writes: [] };
  const key = quarantineKey(uploadId);
  const bytes = await checkedBytes(key, upload.content_type).catch(async (error: unknown) => {
    if (error instanceof AppError && !undecided.has(error.code)) await deleteObject(key);
    throw error;
  });
  const purgeAt = await purgeUnlessConfirmed(place);
  await putBytes(objectKeyOf(uploadId), bytes, upload.content_type, contentDisposition(upload.file_name));
  const document: StoredDocument = {
    ...place,
    version: 1,
    filename: upload.file_name,
    size: bytes.length,
    content_type: upload.content_type,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    document_type: documentType,
    uploaded_at: now().toISOString(),
    uploaded_by: { user_id: actor.user_id, name: actor.name },
    purge_at: null,
  };
  return {
    document,
    writes: [
      ...addDocument(document),
      keepAfterAll(place, purgeAt),
      recordEvent(actor, { object, id: objectId, type: 'file_added', payload: { filename: document.filename } }),
    ],
  };
};
