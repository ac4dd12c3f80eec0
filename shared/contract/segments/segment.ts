import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { segmentFilter } from '#shared/list/segment.ts';
import { line } from '#shared/values/text.ts';
import { flag, version } from '#shared/values/wire.ts';

export const segmentName = line(100).refine((name) => name !== '', failsWith('required'));

/** A built-in segment has a message key, a team or custom segment a name; one of an area a key whose text may hold the name. */
export const segmentOut = z.object({
  /** The `segment_id` in queries of the list. */
  id: z.string(),
  kind: z.enum(['built_in', 'team', 'area', 'custom']),
  label: z.string().nullable(),
  name: z.string().nullable(),
  count: z.int().nonnegative(),
  /** The area that brings a segment of people (docs/areas/people.md#segments-that-areas-bring). */
  area: z.string().optional(),
  /** The version of a custom segment; this and the following fields are absent for the others. */
  version: version.optional(),
  filter: segmentFilter.optional(),
  /** Columns of conditions that name something which was removed, such as a team; absent when nothing was. */
  removed_in: z.array(z.string()).optional(),
  shared: flag.optional(),
  /** True when the reader may edit and delete the segment. */
  is_own: z.boolean().optional(),
});
export type SegmentOut = z.output<typeof segmentOut>;
