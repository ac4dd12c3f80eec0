import * as z from 'zod';
import { objectTypes } from '#shared/records/object-types.ts';
import { flag, id, version } from '#shared/values/wire.ts';

/** Types of custom fields (docs/areas/records.md#custom-fields). */
export const customFieldTypes = [
  'textfield',
  'text',
  'hyperlink',
  'money',
  'select_option',
  'date',
  'email',
  'auto_incrementing_int',
  'number',
  'yes_no',
] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];

/** Expenses are recorded elsewhere; only their custom fields are defined here (docs/areas/records.md#custom-fields). */
export const customFieldObjects = [...objectTypes, 'expense'] as const;
export type CustomFieldObject = (typeof customFieldObjects)[number];

/**
 * At most this many fields for a kind of record, archived ones included: a file of all of them, with the columns of the
 * product beside them, can be imported again (200 columns).
 */
export const CUSTOM_FIELDS_MAX = 150;
export const CUSTOM_FIELD_NAME_MAX = 100;

/** Records store the id of an option, so a renamed option keeps its records. An archived option is not offered. */
export const customFieldOption = z.object({ id, name: z.string(), archived: flag });
export type CustomFieldOption = z.infer<typeof customFieldOption>;

/** A custom field as stored and as it leaves the API. */
export const customField = z.object({
  id,
  version,
  object_type: z.enum(customFieldObjects),
  name: z.string(),
  type: z.enum(customFieldTypes),
  options: z.array(customFieldOption),
  help_text: z.string().nullable(),
  /** The employee sees the value in self-service. */
  employee_visibility: flag,
  expense_visibility: flag,
  expense_required: flag,
  /** Fields stand in this order, then by name. */
  priority: z.int(),
  /** 1 is archived: the field is hidden and its values are kept. */
  deleted: flag,
  created_at: z.string(),
  /** The asset types whose assets have the field; none or an empty list is all. Only for fields of assets. */
  asset_type_ids: z.array(id).nullish(),
  /** 1: whoever sets the field gives it a value. Absent where nobody ever said so. */
  required: flag.nullish(),
});
export type CustomField = z.infer<typeof customField>;

/**
 * Whether a record has the field: one of assets may be for some types alone (docs/areas/records.md#custom-fields). A
 * value that was stored before stays, unseen.
 */
export const hasField = (
  { asset_type_ids: types }: Pick<CustomField, 'asset_type_ids'>,
  { assetTypeId }: { readonly assetTypeId?: number | undefined },
): boolean => !types || types.length === 0 || assetTypeId === undefined || types.includes(assetTypeId);

/** What can happen to a definition, as the feed records it. */
export const customFieldChanges = ['added', 'edited', 'archived', 'restored', 'deleted', 'ordered'] as const;
export type CustomFieldChange = (typeof customFieldChanges)[number];

/** Key of the field in queries, conditions, columns and bodies. */
export const customKey = (fieldId: number): string => `custom_field_${fieldId}`;

const KEY = /^custom_field_([1-9]\d{0,14})$/;
/** The field id in a key made by `customKey`; undefined for any other key. */
export const customFieldIdOf = (key: string): number | undefined => {
  const digits = KEY.exec(key)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

type Ordered = Pick<CustomField, 'priority' | 'name'>;
/** Compares fields by priority, then by name. */
export const byPriority = (one: Ordered, other: Ordered): number =>
  one.priority - other.priority || one.name.localeCompare(other.name);
