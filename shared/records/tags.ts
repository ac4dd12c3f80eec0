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

/** The tags without repetitions: tags that differ only in case or accents are one, in the first spelling. */
export const distinctTags = (names: readonly string[]): string[] => {
  const spellings = new Map<string, string>();
  for (const name of names) if (!spellings.has(fold(name))) spellings.set(fold(name), name);
  return [...spellings.values()];
};

/** The column of tags, which is shown, searched, filtered, exported and imported like any other. */
export const tagsColumn: Column<RecordExtras> = {
  key: 'tags',
  label: 'records:column.tags',
  kind: 'tags',
  value: (row) => (row.tags && row.tags.length > 0 ? row.tags.join(TAG_SEPARATOR) : null),
  searchable: true,
};
