import { failsWith } from '#shared/errors/issue.ts';
import { TAG_SEPARATOR, type Column } from '#shared/list/column.ts';
import { fold } from '#shared/values/fold.ts';
import { line } from '#shared/values/text.ts';
import type { RecordExtras } from './record-extras.ts';

export const TAG_MAX = 40;
export const TAGS_MAX = 30;

export const tagName = line(TAG_MAX)
  .refine((name) => name !== '', failsWith('required'))
  .refine((name) => !name.includes(','), failsWith('invalid_characters'));

/** Tags that differ only in case or accents are one; the first spelling stays. */
export const distinctTags = (names: readonly string[]): string[] => {
  const found = new Map<string, string>();
  for (const name of names) if (!found.has(fold(name))) found.set(fold(name), name);
  return [...found.values()];
};

/** Shown, searched, filtered, exported and imported like any column. */
export const tagsColumn: Column<RecordExtras> = {
  key: 'tags',
  label: 'records:column.tags',
  kind: 'tags',
  value: (row) => (row.tags && row.tags.length > 0 ? row.tags.join(TAG_SEPARATOR) : null),
  searchable: true,
};
