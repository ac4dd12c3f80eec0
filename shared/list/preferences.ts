import * as z from 'zod';
import { flag } from '#shared/values/wire.ts';
import { PAGE_MAX, PER_PAGE_MAX } from '#shared/list/list-query.ts';

const key = z.string().min(1).max(60);

/** What a user chose for one list; null and defaults where they chose nothing. */
export const preferences = z.object({
  /** Column keys in their order; null means the columns shown by default. */
  columns: z.array(key).max(100).nullable(),
  per_page: z.int().min(1).max(PER_PAGE_MAX),
  page: z.int().min(1).max(PAGE_MAX),
  sort: z.strictObject({ column: key, direction: z.enum(['asc', 'desc']) }).nullable(),
  segment: key,
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
