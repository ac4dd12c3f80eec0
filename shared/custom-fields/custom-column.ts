import type { CellValue, Column, ColumnKind } from '#shared/list/column.ts';
import type { RecordExtras } from '#shared/records/record-extras.ts';
import { customKey, hasField, type CustomField, type CustomFieldType } from './custom-field.ts';

const kinds: Readonly<Record<CustomFieldType, ColumnKind>> = {
  textfield: 'text',
  text: 'text',
  hyperlink: 'text',
  email: 'text',
  money: 'money',
  number: 'number',
  select_option: 'enum',
  date: 'date',
  auto_incrementing_int: 'integer',
  yes_no: 'flag',
};

const searchable: ReadonlySet<CustomFieldType> = new Set([
  'textfield',
  'text',
  'hyperlink',
  'email',
  'select_option',
  'auto_incrementing_int',
]);

const cellOf = (field: CustomField): ((row: RecordExtras) => CellValue) => {
  const { id } = field;
  const ofField = (row: RecordExtras) => (hasField(field, row) ? row.custom_fields?.[id] : undefined);
  if (field.type !== 'select_option') return (row) => ofField(row) ?? null;
  const names = new Map(field.options.map((option) => [option.id, option.name]));
  return (row) => names.get(Number(ofField(row))) ?? null;
};

const optionsIn =
  (field: CustomField): ((row: RecordExtras) => readonly number[]) =>
  (row) => {
    const option = hasField(field, row) ? Number(row.custom_fields?.[field.id] ?? 0) : 0;
    return option > 0 ? [option] : [];
  };

/** A custom field as a column for table, sort, search, filter, column settings, export and import. */
export const customColumn = (field: CustomField): Column<RecordExtras> => ({
  key: customKey(field.id),
  label: field.name,
  isOwnLabel: true,
  kind: kinds[field.type],
  value: cellOf(field),
  searchable: searchable.has(field.type),
  revision: field.version,
  ...(field.type === 'select_option' && {
    refersTo: 'option' as const,
    refs: optionsIn(field),
    choices: field.options,
    options: field.options.filter(({ archived }) => archived === 0).map(({ name }) => name),
  }),
});
