import type { ObjectType } from '#shared/records/object-types.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { hasField, type CustomField } from '#shared/custom-fields/custom-field.ts';
import { shownCustomValue } from '#shared/custom-fields/shown-custom-value.ts';
import type { CellValue } from '#shared/list/column.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { RecordExtras } from '#shared/records/record-extras.ts';
import { toDmy } from '#shared/values/dates.ts';
import { customFieldsFor } from './custom-fields.ts';

/** The custom fields that a list query requests. Unknown ones and those the actor may not see are left out silently. */
export const requestedFields = async (
  actor: Actor,
  object: ObjectType,
  { requested_cf_ids: requested }: Pick<ListQuery, 'requested_cf_ids'>,
): Promise<CustomField[]> => {
  if (requested === '') return [];
  const ids = new Set(requested.split(',').map(Number));
  return (await customFieldsFor(actor, object)).filter(({ id }) => ids.has(id));
};

export const presentExtras = (
  row: RecordExtras,
  fields: readonly CustomField[],
): { tags: string[]; custom_fields: Record<string, CellValue> } => ({
  tags: [...(row.tags ?? [])],
  custom_fields: Object.fromEntries(
    fields.map((field) => [
      field.id,
      hasField(field, row) ? shownCustomValue(field, row.custom_fields?.[field.id]) : null,
    ]),
  ),
});

const presentField = (field: CustomField, record: RecordExtras): CustomFieldOut => {
  const value = record.custom_fields?.[field.id];
  return {
    id: field.id,
    name: field.name,
    type: field.type,
    help_text: field.help_text,
    priority: field.priority,
    required: field.required === 1 ? 1 : 0,
    options: field.options.filter(({ archived }) => archived === 0).map(({ id, name }) => ({ id, name })),
    value: value === undefined ? null : field.type === 'date' ? toDmy(String(value)) : value,
    value_name: shownCustomValue(field, value),
  };
};

/** Serializes the custom fields of one record that this actor sees, in their order, with or without a value. */
export const presentCustomFields = async (
  actor: Actor,
  object: ObjectType,
  /** A promise lets the caller read the record at the same time as the fields. */
  record: RecordExtras | Promise<RecordExtras>,
): Promise<CustomFieldOut[]> => {
  const [fields, extras] = await Promise.all([customFieldsFor(actor, object), record]);
  return fields.filter((field) => hasField(field, extras)).map((field) => presentField(field, extras));
};
