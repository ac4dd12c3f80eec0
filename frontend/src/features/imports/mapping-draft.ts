import type { ImportMapping } from '#shared/imports/suggest-mapping.ts';
import { hasFields, isTextList, keepStored, readStored } from '../../ui/browser-store.ts';
import type { ImportConfig } from './import-configs.ts';
import type { StartedImport } from './use-started-import.ts';

/**
 * The field key of each header, '' for a column that is not imported; the fields that find existing records, in their
 * order (none makes every row new); and the values of new records for fields that no column fills.
 */
export type MappingDraft = { fields: Record<string, string>; keys: string[]; defaults: Record<string, string> };

const storageKey = (importId: string): string => `import-${importId}`;

const isTextByName = (value: unknown): value is Record<string, string> =>
  hasFields(value) && isTextList(Object.values(value));

const isDraft = (value: unknown): value is MappingDraft =>
  hasFields(value, 'fields', 'keys', 'defaults') &&
  isTextByName(value.fields) &&
  isTextList(value.keys) &&
  isTextByName(value.defaults);

/** The choices made before a reload; the store holds only names of columns, and only for this tab. */
export const readDraft = (importId: string): MappingDraft | undefined =>
  readStored('sessionStorage', storageKey(importId), isDraft);

export const keepDraft = (importId: string, draft: MappingDraft): void =>
  keepStored('sessionStorage', storageKey(importId), draft);

const filledKeys = (fields: Record<string, string>, { keys }: ImportConfig): string[] =>
  keys.filter((key) => Object.values(fields).includes(key));

export const suggestedDraft = ({ columns }: StartedImport, config: ImportConfig): MappingDraft => {
  const fields = Object.fromEntries(columns.map(({ header, field }) => [header, field ?? '']));
  return { fields, keys: filledKeys(fields, config), defaults: {} };
};

/** The draft with another field for one column. A key that it fills is used, one that nothing fills any more is not. */
export const withField = (draft: MappingDraft, header: string, field: string, config: ImportConfig): MappingDraft => {
  const fields = { ...draft.fields, [header]: field };
  const before = filledKeys(draft.fields, config);
  const now = filledKeys(fields, config);
  const added = now.filter((key) => !before.includes(key));
  const wantsKeys = draft.keys.length > 0 || before.length === 0;
  const kept = draft.keys.filter((key) => now.includes(key));
  const keys = wantsKeys ? (kept.length > 0 || added.length > 0 ? [...kept, ...added] : now) : [];
  const defaults = Object.fromEntries(Object.entries(draft.defaults).filter(([key]) => key !== field));
  return { fields, keys, defaults };
};

/** Headers whose field an earlier column already fills, with the header of that column. */
export const duplicateHeaders = ({ fields }: MappingDraft, headers: readonly string[]): Map<string, string> => {
  const first = new Map<string, string>();
  const duplicates = new Map<string, string>();
  for (const header of headers) {
    const field = fields[header] ?? '';
    if (field === '') continue;
    const earlier = first.get(field);
    if (earlier === undefined) first.set(field, header);
    else duplicates.set(header, earlier);
  }
  return duplicates;
};

export const mappingOf = ({ fields }: MappingDraft): ImportMapping =>
  Object.fromEntries(Object.entries(fields).map(([header, field]) => [header, field === '' ? null : field]));
