import type { ObjectType } from '#shared/activity/events.ts';
import { customKey, type CustomField } from '#shared/custom-fields/custom-field.ts';
import { shownCustomValue } from '#shared/custom-fields/shown-custom-value.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Recorded } from '#shared/records/recorded.ts';
import { event } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** The events of custom fields and tags that one save changes; none when it changes none. */
export const recordedEvents = (
  actor: Actor,
  object: ObjectType,
  before: Recorded & { readonly id: number },
  after: Recorded,
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
    ...(changes.length > 0 ? [event(actor, object, before.id, 'custom_field_updated', { changes, ...how })] : []),
    ...(added.length + removed.length > 0
      ? [event(actor, object, before.id, 'tags_updated', { added, removed, ...how })]
      : []),
  ];
};
