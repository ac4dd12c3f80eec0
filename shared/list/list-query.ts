import * as z from 'zod';
import { segmentFilter } from './segment.ts';
import { failsWith } from '#shared/errors/issue.ts';

export const PER_PAGE_MAX = 1000;
export const PAGE_MAX = 100_000;
export const SEARCH_MAX = 100;

const count = (max: number, byDefault: number) =>
  z
    .union([
      z
        .string()
        .regex(/^\d{1,7}$/)
        .transform(Number),
      z.number(),
    ])
    .pipe(z.int().min(1).max(max))
    .default(byDefault);

const filters = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return segmentFilter.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', input: text, ...failsWith('invalid_type') });
      return z.NEVER;
    }
  })
  .optional();

/** The query of every list (docs/areas/records.md#lists). Screens use 5, 10, 30, 50, 60, 90, 999 and 1000 per page. */
export const listQuery = z.strictObject({
  page: count(PAGE_MAX, 1),
  per_page: count(PER_PAGE_MAX, 10),
  search_term: z.string().max(SEARCH_MAX).default(''),
  /** The number of a custom segment, or a key: `all`, `archived`, `team_{id}` … */
  segment_id: z.string().max(60).default('all'),
  orderby_column: z.string().max(60).optional(),
  orderby_direction: z.enum(['asc', 'desc']).default('asc'),
  requested_cf_ids: z.string().max(500).default(''),
  show_deleted_only: z.enum(['0', '1']).default('0'),
  /** Filter chips: JSON of a segment filter. */
  filters,
});
export type ListQuery = z.infer<typeof listQuery>;

/** The segment that a list shows. */
export type SegmentChoice = Pick<ListQuery, 'segment_id' | 'show_deleted_only'>;

export const listOf = <S extends z.ZodType>(row: S) => z.object({ data: z.array(row), count: z.int().nonnegative() });

/** At most this many records are exported by their ids, which travel in the address. */
export const EXPORT_IDS_MAX = 500;

/** The query of an export: that of the list, the columns shown in their order, and the records where some are selected. */
export const exportQuery = listQuery.extend({
  columns: z.string().max(2000).default(''),
  /** Ids with commas between. */
  ids: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
    .refine((ids) => ids.split(',').length <= EXPORT_IDS_MAX, failsWith('max', { max: EXPORT_IDS_MAX }))
    .optional(),
});
