import type { ObjectType } from '#shared/records/object-types.ts';
import { byPriority, type CustomField, type CustomFieldObject } from '#shared/custom-fields/custom-field.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { RecordKind } from './record-kind.ts';
import { rowsInSight } from './rows-in-sight.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';

export const customFieldStore = entityStore<CustomField>({
  type: 'custom_field',
  layout: {
    version: 3,
    fields: [
      'object_type',
      'name',
      'type',
      'options',
      'help_text',
      'employee_visibility',
      'expense_visibility',
      'expense_required',
      'priority',
      'deleted',
      'created_at',
      'asset_type_ids',
      'required',
    ],
  },
});

const customFieldCollection = collection<CustomField, CustomField>({
  entity: customFieldStore,
  toRow: (stored) => stored,
});

/** All definitions for a kind of record in their order, archived ones included, for users who define fields. */
export const definedFields = async (object: CustomFieldObject): Promise<CustomField[]> =>
  [...(await customFieldCollection.refresh()).all()]
    .filter((field) => field.object_type === object)
    .toSorted(byPriority);

/** The fields whose values this actor sees on records (docs/areas/records.md#custom-fields). */
export const customFieldsFor = async (actor: Actor, object: ObjectType): Promise<CustomField[]> =>
  can(actor, 'custom-fields:view') ? (await definedFields(object)).filter((field) => field.deleted === 0) : [];

/** The number of records in sight with a value, by id of the field. */
export const countUses = async (kind: RecordKind, actor: Actor): Promise<ReadonlyMap<number, number>> => {
  const counts = new Map<number, number>();
  for (const { custom_fields: values } of await rowsInSight(kind, actor)) {
    for (const id in values) counts.set(Number(id), (counts.get(Number(id)) ?? 0) + 1);
  }
  return counts;
};
