import { parseDocumentId } from '#shared/documents/document-id.ts';
import { type ObjectType, kindFacts } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import type { RelatedObject } from '#shared/contract/activity/related-object.ts';
import { assertMaySee, changeableObject, visibleObject } from '#functions/activity/visible-object.ts';

type Use = 'read' | 'write';

/** Throws `forbidden` without the right to documents of this kind of record, or to the kind. */
export const assertMayDocuments = (actor: Actor, object: ObjectType, use: Use): void => {
  assertMay(actor, kindFacts[object].documents[use]);
  assertMaySee(actor, object);
};

/** `assertMayDocuments` of the record that the id of a document names. */
export const assertMayDocument = (actor: Actor, id: string, use: Use): void => {
  const place = parseDocumentId(id);
  if (place) assertMayDocuments(actor, place.object, use);
};

/**
 * The record whose documents are requested; 403 without the right to them or, for a change, to the record, 404 when the
 * record is out of sight.
 */
export const recordOfDocuments = (actor: Actor, object: ObjectType, id: number, use: Use): Promise<RelatedObject> => {
  assertMayDocuments(actor, object, use);
  return use === 'write' ? changeableObject(actor, object, id) : visibleObject(actor, object, id);
};
