import type { ObjectType } from '#shared/activity/events.ts';
import { documentRights } from '#shared/documents/document.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { visibleObject, type RelatedObject } from '#functions/activity/visible-object.ts';

/** The record whose documents are asked for; 403 without the right to them, 404 when the record is out of sight. */
export const recordOfDocuments = (
  actor: Actor,
  object: ObjectType,
  id: number,
  use: 'read' | 'write',
): Promise<RelatedObject> => {
  const permission = documentRights[object][use];
  if (!can(actor, permission)) {
    throw new AppError('forbidden', { detail: 'You do not have the right to do this.', extras: { permission } });
  }
  return visibleObject(actor, object, id);
};
