import { type ObjectType, kindFacts } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import type { RelatedObject } from '#shared/contract/activity/related-object.ts';
import { changeableObject, visibleObject } from '#functions/activity/visible-object.ts';

/**
 * The record whose documents are requested; 403 without the right to them or, for a change, to the record, 404 when the
 * record is out of sight.
 */
export const recordOfDocuments = (
  actor: Actor,
  object: ObjectType,
  id: number,
  use: 'read' | 'write',
): Promise<RelatedObject> => {
  assertMay(actor, kindFacts[object].documents[use]);
  return use === 'write' ? changeableObject(actor, object, id) : visibleObject(actor, object, id);
};
