import type { ImportMapping } from '#shared/imports/suggest-mapping.ts';
import type { ImportLook } from './import-objects.ts';
import type { StartedImport } from './use-started-import.ts';

/** Header → field key; '' is not imported. `key` '' makes every row new. */
export type MappingDraft = { fields: Record<string, string>; key: string };

const slot = (importId: string): string => `import-${importId}`;

const isDraft = (value: unknown): value is MappingDraft =>
  typeof value === 'object' && value !== null && 'fields' in value && 'key' in value;

/** What was chosen here before a reload; names of columns only, and only in this tab. */
export const readDraft = (importId: string): MappingDraft | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(slot(importId)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const keepDraft = (importId: string, draft: MappingDraft): void => {
  try {
    sessionStorage.setItem(slot(importId), JSON.stringify(draft));
  } catch {
    // A full or refused store costs the choice at a reload, nothing else.
  }
};

const bestKey = (fields: Record<string, string>, { keys }: ImportLook): string =>
  keys.find((key) => Object.values(fields).includes(key)) ?? '';

export const suggestedDraft = ({ columns }: StartedImport, look: ImportLook): MappingDraft => {
  const fields = Object.fromEntries(columns.map(({ header, field }) => [header, field ?? '']));
  return { fields, key: bestKey(fields, look) };
};

/** Another choice for one column; a key whose column goes makes way for the next one. */
export const withField = (draft: MappingDraft, header: string, field: string, look: ImportLook): MappingDraft => {
  const fields = { ...draft.fields, [header]: field };
  const hasKey = draft.key !== '' && Object.values(fields).includes(draft.key);
  const hadKeys = bestKey(draft.fields, look) !== '';
  return { fields, key: hasKey || (draft.key === '' && hadKeys) ? draft.key : bestKey(fields, look) };
};

/** Headers whose field an earlier column fills, with the name of that column. */
export const doubles = ({ fields }: MappingDraft, headers: readonly string[]): Map<string, string> => {
  const first = new Map<string, string>();
  const found = new Map<string, string>();
  for (const header of headers) {
    const field = fields[header] ?? '';
    if (field === '') continue;
    const earlier = first.get(field);
    if (earlier === undefined) first.set(field, header);
    else found.set(header, earlier);
  }
  return found;
};

export const mappingOf = ({ fields }: MappingDraft): ImportMapping =>
  Object.fromEntries(Object.entries(fields).map(([header, field]) => [header, field === '' ? null : field]));
