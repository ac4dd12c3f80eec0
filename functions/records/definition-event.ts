import type { CustomField, CustomFieldChange } from '#shared/custom-fields/custom-field.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A change of the company's own fields. It concerns no record, so the event stands with the user who made it. */
export const definitionEvent = (
  actor: Actor,
  what: CustomFieldChange,
  { object_type: object, name }: Pick<CustomField, 'object_type' | 'name'>,
): Write =>
  recordEvent(actor, {
    object: 'user',
    id: actor.user_id,
    type: 'custom_field_defined',
    payload: { what, object, name },
  });
