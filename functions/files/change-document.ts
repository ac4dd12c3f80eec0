import { parseDocumentId } from '#shared/documents/document-id.ts';
import { documentEndings, hasEndingOf, isContentType, type DocumentType } from '#shared/documents/document.ts';
import { FILE_NAME_MAX, safeFileName } from '#shared/documents/file-name.ts';
import { validityIssues } from '#shared/documents/validity.rules.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { recordOfDocuments } from './document-access.ts';
import { changeDocument, readDocument, type StoredDocument } from '#functions/platform/documents/document-store.ts';
import { presentDocument } from './document-wire.ts';
import { findFiled } from './filed-contracts.ts';
import { keepAfterAll } from '#functions/platform/documents/purge.ts';

/**
 * The document behind an id, deleted or not, for a change; 404 when it is unknown or its record out of sight, `contract_signed` for
 * the signed file of a contract.
 */
export const findDocument = async (actor: Actor, id: string): Promise<StoredDocument> => {
  const place = parseDocumentId(id);
  if (!place) throw new AppError('not_found');
  await recordOfDocuments(actor, place.object, place.objectId, 'write');
  if (await findFiled(actor, place))
    throw new AppError('contract_signed', { detail: 'This is the signed file of a contract, so it stays as it is.' });
  const document = await readDocument(place);
  if (!document) throw new AppError('not_found');
  return document;
};

/** `findDocument` that also answers 404 for a deleted document. */
export const findLiveDocument = async (actor: Actor, id: string): Promise<StoredDocument> => {
  const document = await findDocument(actor, id);
  if (document.purge_at !== null) throw new AppError('not_found');
  return document;
};

/** A document may be renamed but keeps its type: the right ending is added to a name with a missing or another one. */
const withRightEnding = (name: string, { content_type: type }: StoredDocument): string => {
  if (!isContentType(type) || hasEndingOf(name, type)) return safeFileName(name);
  const ending = `.${documentEndings[type][0]}`;
  return safeFileName(name.slice(0, FILE_NAME_MAX - ending.length).trim() + ending);
};

type Change = {
  filename?: string | undefined;
  document_type?: DocumentType | null | undefined;
  valid_until?: IsoDate | null | undefined;
};

export const planEdit = (
  actor: Actor,
  before: StoredDocument,
  { filename, document_type: type, valid_until: until }: Change,
): { document: StoredDocument; writes: Write[] } => {
  const lastDay = before.valid_until ?? null;
  if (until !== undefined && until !== lastDay) assertNoIssues(validityIssues(until, today()));
  const after = {
    ...before,
    filename: filename === undefined ? before.filename : withRightEnding(filename, before),
    document_type: type === undefined ? before.document_type : type,
    valid_until: until === undefined ? lastDay : until,
  };
  const { object, objectId } = before;
  const events = [
    ...(after.filename === before.filename
      ? []
      : [
          recordEvent(actor, {
            object,
            id: objectId,
            type: 'file_renamed',
            payload: {
              filename: after.filename,
              old_filename: before.filename,
            },
          }),
        ]),
    ...(after.document_type === before.document_type
      ? []
      : [
          recordEvent(actor, {
            object,
            id: objectId,
            type: 'file_type_changed',
            payload: {
              filename: after.filename,
              old: before.document_type,
              new: after.document_type,
            },
          }),
        ]),
    ...(after.valid_until === lastDay
      ? []
      : [
          recordEvent(actor, {
            object,
            id: objectId,
            type: 'file_validity_changed',
            payload: {
              filename: after.filename,
              old: toDmyOrNull(lastDay),
              new: toDmyOrNull(after.valid_until),
            },
          }),
        ]),
  ];
  if (events.length === 0) return { document: before, writes: [] };
  return {
    document: { ...after, version: before.version + 1 },
    writes: [changeDocument(before, after, presentDocument), ...events],
  };
};

export const planRestore = (actor: Actor, before: StoredDocument & { purge_at: string }): Write[] => [
  changeDocument(before, { ...before, purge_at: null }, presentDocument),
  keepAfterAll(before, before.purge_at),
  recordEvent(actor, {
    object: before.object,
    id: before.objectId,
    type: 'file_restored',
    payload: { filename: before.filename },
  }),
];
