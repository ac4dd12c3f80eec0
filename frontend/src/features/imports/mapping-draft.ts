import type { ImportMapping } from '#shared/imports/suggest-mapping.ts';
import type { ImportConfig } from './import-configs.ts';
import type { StartedImport } from './use-started-import.ts';

/**
 * The field key of each header, '' for a column that is not imported, and the key field; `key` '' makes every row new.
 */
export type MappingDraft = { fields: Record<string, string>; key: string };

const storageKey = (importId: string): string => `import-${importId}`;

const isDraft = (value: unknown): value is MappingDraft =>
  typeof value === 'object' && value !== null && 'fields' in value && 'key' in value;

/** The choices made before a reload; the store holds only names of columns, and only for this tab. */
export const readDraft = (importId: string): MappingDraft | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(importId)) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

export const keepDraft = (importId: string, draft: MappingDraft): void => {
  try {
    sessionStorage.setItem(storageKey(importId), JSON.stringify(draft));
  } catch {
    // When the store is full or not allowed, a reload loses the choices, but nothing else fails.
  }
};

const bestKey = (fields: Record<string, string>, { keys }: ImportConfig): string =>
  keys.find((key) => Object.values(fields).includes(key)) ?? '';

export const suggestedDraft = ({ columns }: StartedImport, config: ImportConfig): MappingDraft => {
  const fields = Object.fromEntries(columns.map(({ header, field }) => [header, field ?? '']));
  return { fields, key: bestKey(fields, config) };
};

/**
 * The draft with another field for one column; when no column fills the key any more, the next best key replaces it.
 */
export const withField = (draft: MappingDraft, header: string, field: string, config: ImportConfig): MappingDraft => {
  const fields = { ...draft.fields, [header]: field };
  const hasKey = draft.key !== '' && Object.values(fields).includes(draft.key);
  const hadKeys = bestKey(draft.fields, config) !== '';
  return { fields, key: hasKey || (draft.key === '' && hadKeys) ? draft.key : bestKey(fields, config) };
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
