import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { isLine } from '#shared/values/text.ts';
import { flag } from '#shared/values/wire.ts';
import { PAGE_MAX, PER_PAGE_MAX } from '#shared/list/list-query.ts';

/** The key of a column, a segment or a kind of rows. */
export const listKey = z.string().min(1).max(60).refine(isLine, failsWith('invalid_characters'));

/** What a user chose for one list; null and defaults where they chose nothing. */
export const preferences = z.object({
  /** Column keys in their order; null means the columns shown by default. */
  columns: z.array(listKey).max(100).nullable(),
  per_page: z.int().min(1).max(PER_PAGE_MAX),
  page: z.int().min(1).max(PAGE_MAX),
  sort: z.strictObject({ column: listKey, direction: z.enum(['asc', 'desc']) }).nullable(),
  segment: listKey,
  /** 1 while the overview above the list is open. */
  overview: flag.optional(),
});
export type Preferences = z.output<typeof preferences>;

export const defaultPreferences: Preferences = {
  columns: null,
  per_page: 10,
  page: 1,
  sort: null,
  segment: 'all',
  overview: 0,
};
