import type { ObjectType } from '#shared/records/object-types.ts';
import { customKey, type CustomField } from '#shared/custom-fields/custom-field.ts';
import { shownCustomValue } from '#shared/custom-fields/shown-custom-value.ts';
import type { Actor } from '#shared/permissions/actor.ts';
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
    if (old === now) return [];
    const shown = { old: shownCustomValue(field, old), new: shownCustomValue(field, now) };
    return [{ field: customKey(field.id), name: field.name, ...shown }];
  });
  const [old, now] = [before.tags ?? [], after.tags ?? []];
  const added = now.filter((name) => !old.includes(name));
  const removed = old.filter((name) => !now.includes(name));
  return [
    ...(changes.length > 0 ? [recordEvent(actor, object, before.id, 'custom_field_updated', { changes, ...how })] : []),
    ...(added.length + removed.length > 0
      ? [recordEvent(actor, object, before.id, 'tags_updated', { added, removed, ...how })]
      : []),
  ];
};
