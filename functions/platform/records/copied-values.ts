import { hasField } from '#shared/custom-fields/custom-field.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, RecordExtras } from '#shared/records/record-extras.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { customFieldsFor } from './custom-fields.ts';

/**
 * The custom fields of a new record that is like another one: the values that the actor sees there, of fields that
 * both have, and its own `numbers` in counting fields (docs/areas/records.md#duplicates). Null is none.
 */
export const copiedValues = async (
  actor: Actor,
  object: ObjectType,
  from: RecordExtras,
  to: { readonly assetTypeId?: number | null | undefined },
  numbers: CustomValues | null,
): Promise<CustomValues | null> => {
  const fields = (await customFieldsFor(actor, object)).filter(
    (field) => hasField(field, from) && hasField(field, { assetTypeId: to.assetTypeId ?? undefined }),
  );
  const copied = fields.flatMap(({ id, type }) => {
    const value = type === 'auto_incrementing_int' ? undefined : from.custom_fields?.[id];
    return value === undefined ? [] : [[String(id), value] as const];
  });
  const values = { ...Object.fromEntries(copied), ...numbers };
  return Object.keys(values).length === 0 ? null : values;
};
