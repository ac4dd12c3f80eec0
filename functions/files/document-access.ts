import type { ObjectType } from '#shared/records/object-types.ts';
import { kindFacts } from '#shared/kinds/kind-facts.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { visibleObject, type RelatedObject } from '#functions/activity/visible-object.ts';

/** The record whose documents are requested; 403 without the right to them, 404 when the record is out of sight. */
export const recordOfDocuments = (
  actor: Actor,
  object: ObjectType,
  id: number,
  use: 'read' | 'write',
): Promise<RelatedObject> => {
  assertMay(actor, kindFacts[object].documents[use]);
  return visibleObject(actor, object, id);
};
