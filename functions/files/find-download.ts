import { parseDocumentId } from '#shared/documents/document-id.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { objectKeyOf, readDocument } from '#functions/platform/documents/document-store.ts';
import { nameObject } from '#functions/platform/files/download.ts';
import { recordOfDocuments } from './document-access.ts';
import { findFiled } from './filed-contracts.ts';

type Download = {
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  /** The record in whose feed the reading stands: a contract's file is read in the contract's. */
  readonly object: ObjectType;
  readonly objectId: number;
};

/** The bytes behind the id of a document; 404 when it is unknown, deleted or out of sight. */
export const findDownload = async (actor: Actor, id: string): Promise<Download> => {
  const place = parseDocumentId(id);
  if (!place) throw new AppError('not_found');
  await recordOfDocuments(actor, place.object, place.objectId, 'read');
  const filed = await findFiled(actor, place);
  if (filed) {
    const { filename, content_type: contentType } = filed.document;
    return { key: filed.pdf.key, filename, contentType, object: 'contract', objectId: filed.contractId };
  }
  const document = await readDocument(place);
  if (!document || document.purge_at !== null) throw new AppError('not_found');
  const { object, objectId, filename, content_type: contentType } = document;
  const key = objectKeyOf(document.fileId);
  await nameObject(key, filename);
  return { key, filename, contentType, object, objectId };
};
