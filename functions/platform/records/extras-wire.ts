import type { ObjectType } from '#shared/records/object-types.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { shownCustomValue } from '#shared/custom-fields/shown-custom-value.ts';
import type { CellValue } from '#shared/list/column.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { RecordExtras } from '#shared/records/record-extras.ts';
import { toDmy } from '#shared/values/dates.ts';
import { customFieldsFor } from './custom-fields.ts';

/** The fields that a list query asks for; unknown ones and those the actor may not see are silently left out. */
export const requestedFields = async (
  actor: Actor,
  object: ObjectType,
  { requested_cf_ids: asked }: Pick<ListQuery, 'requested_cf_ids'>,
): Promise<CustomField[]> => {
  if (asked === '') return [];
  const ids = new Set(asked.split(',').map(Number));
  return (await customFieldsFor(actor, object)).filter(({ id }) => ids.has(id));
};

export const presentExtras = (
  row: RecordExtras,
  fields: readonly CustomField[],
): { tags: string[]; custom_fields: Record<string, CellValue> } => ({
  tags: [...(row.tags ?? [])],
  custom_fields: Object.fromEntries(
    fields.map((field) => [field.id, shownCustomValue(field, row.custom_fields?.[field.id])]),
  ),
});

const presentImportField = (field: CustomField, record: RecordExtras): CustomFieldOut => {
  const value = record.custom_fields?.[field.id];
  return {
    id: field.id,
    name: field.name,
    type: field.type,
    help_text: field.help_text,
    priority: field.priority,
    options: field.options.filter(({ archived }) => archived === 0).map(({ id, name }) => ({ id, name })),
    value: value === undefined ? null : field.type === 'date' ? toDmy(String(value)) : value,
    value_name: shownCustomValue(field, value),
  };
};

/** The custom fields of one record as this actor sees them, in their order, with or without a value. */
export const presentCustomFields = async (
  actor: Actor,
  object: ObjectType,
  /** One that is still being read costs no second wait. */
  record: RecordExtras | Promise<RecordExtras>,
): Promise<CustomFieldOut[]> => {
  const [fields, known] = await Promise.all([customFieldsFor(actor, object), record]);
  return fields.map((field) => presentImportField(field, known));
};
