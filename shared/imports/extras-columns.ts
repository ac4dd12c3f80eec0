import en from '#shared/messages/en/records.json' with { type: 'json' };
import fr from '#shared/messages/fr/records.json' with { type: 'json' };
import nl from '#shared/messages/nl/records.json' with { type: 'json' };
import { customKey, type CustomField, type CustomFieldType } from '#shared/custom-fields/custom-field.ts';
import { labelsOf, type ImportColumn, type ImportColumnKind } from './import-column.ts';
import { normalName } from './normal-name.ts';

/** Tags of a record, separated by commas; they replace the tags that the record has. */
export const tagsImportColumn: ImportColumn = {
  key: 'tags',
  header: 'Tags',
  label: 'records:column.tags',
  kind: 'list',
  synonyms: ['tag', 'etiketten'],
  names: { nl: { label: nl.column.tags }, fr: { label: fr.column.tags }, en: { label: en.column.tags } },
  permission: 'tags:write',
};

const kinds: Readonly<Record<CustomFieldType, ImportColumnKind | null>> = {
  textfield: 'text',
  text: 'text',
  hyperlink: 'text',
  email: 'text',
  money: 'money',
  number: 'number',
  select_option: 'enum',
  date: 'date',
  yes_no: 'flag',
  // The system counts, so a file may show the number but never set it.
  auto_incrementing_int: null,
};

/** Every header by which a file can mean the column, in normal form. */
export const columnNames = (column: ImportColumn): string[] =>
  [column.key, column.header, ...(column.synonyms ?? []), ...labelsOf(column)].map(normalName);

/** Whether the suffix of a header says that it means a custom field. Such a header matches no other column. */
export const isCustomHeader = (header: string): boolean => /\(custom field(?: \d+)?\)\s*$/i.test(header);

/**
 * Headers of custom fields in files, by id. A name that already means a column of the product (`Plate`) or another
 * field gets a suffix, in exports and imports alike, so that no value ever lands in the wrong field.
 */
export const customHeaders = (
  fields: readonly CustomField[],
  own: readonly ImportColumn[],
): ReadonlyMap<number, string> => {
  const taken = new Set(['', ...[...own, tagsImportColumn].flatMap(columnNames)]);
  const headers = new Map<number, string>();
  // Fields are visited by id, so that a later one never renames an earlier one.
  for (const { id, name } of fields.toSorted((one, other) => one.id - other.id)) {
    const candidates = [name, `${name} (custom field)`, `${name} (custom field ${id})`];
    const header = candidates.find((candidate) => !taken.has(normalName(candidate))) ?? customKey(id);
    taken.add(normalName(header));
    headers.set(id, header);
  }
  return headers;
};

/** A custom field as a column of a file; undefined for a field that no file sets. */
export const customImportColumn = (
  { id, type, options, name }: Pick<CustomField, 'id' | 'type' | 'options' | 'name'>,
  header = name,
): ImportColumn | undefined => {
  const kind = kinds[type];
  if (kind === null) return undefined;
  const offered = options.filter(({ archived }) => archived === 0).map((option) => option.name);
  return {
    key: customKey(id),
    header,
    label: header,
    isOwnLabel: true,
    kind,
    ...(type === 'select_option' && { allowed: offered }),
  };
};

/** Custom fields as columns of a file, in their order; `own` are the columns that the product gives the object. */
export const customImportColumns = (fields: readonly CustomField[], own: readonly ImportColumn[]): ImportColumn[] => {
  const headers = customHeaders(fields, own);
  return fields.flatMap((field) => customImportColumn(field, headers.get(field.id)) ?? []);
};
