import type { CellValue, Column, ColumnKind } from '#shared/list/column.ts';
import type { RecordExtras } from '#shared/records/record-extras.ts';
import { customKey, type CustomField, type CustomFieldType } from './custom-field.ts';

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
  if (field.type !== 'select_option') return (row) => row.custom_fields?.[id] ?? null;
  const names = new Map(field.options.map((option) => [option.id, option.name]));
  return (row) => names.get(Number(row.custom_fields?.[id])) ?? null;
};

const optionsIn =
  (id: number): ((row: RecordExtras) => readonly number[]) =>
  ({ custom_fields: values }) => {
    const option = Number(values?.[id] ?? 0);
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
    refs: optionsIn(field.id),
    choices: field.options,
    options: field.options.filter(({ archived }) => archived === 0).map(({ name }) => name),
  }),
});
