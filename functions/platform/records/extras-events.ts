import type { ObjectType } from '#shared/records/object-types.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { customChange } from '#shared/custom-fields/shown-custom-value.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import type { RecordExtras } from '#shared/records/record-extras.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** The events for custom fields and tags that one save changes; none without a change. */
export const extrasEvents = (
  actor: Actor,
  object: ObjectType,
  before: RecordExtras & { readonly id: number },
  after: RecordExtras,
  fields: readonly CustomField[],
  how: { via_excel?: true; via_undo?: true } = {},
): Write[] => {
  const changes = fields.flatMap((field) => {
    const [old, now] = [before, after].map(({ custom_fields: values }) => values?.[field.id]);
    return customChange(field, old, now);
  });
  const [old, now] = [before.tags ?? [], after.tags ?? []];
  const added = now.filter((name) => !old.includes(name));
  const removed = old.filter((name) => !now.includes(name));
  return [
    ...(changes.length > 0
      ? [recordEvent(actor, { object, id: before.id, type: 'custom_field_updated', payload: { changes, ...how } })]
      : []),
    ...(added.length + removed.length > 0
      ? [recordEvent(actor, { object, id: before.id, type: 'tags_updated', payload: { added, removed, ...how } })]
      : []),
  ];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * The events for custom fields and tags that an undo puts back. Throws `forbidden` for what the actor may not set by a
 * save either.
 */
export const undoneExtras = (
  actor: Actor,
  object: ObjectType,
  before: RecordExtras & { readonly id: number },
  after: RecordExtras,
  fields: readonly CustomField[],
): Write[] => {
  if (!isSame(before.custom_fields, after.custom_fields))
    assertMay(actor, 'custom-fields:view', 'You do not have the right to set custom fields.');
  if (!isSame(before.tags, after.tags)) assertMay(actor, 'tags:write', 'You do not have the right to set tags.');
  return extrasEvents(actor, object, before, after, fields, { via_undo: true });
};
