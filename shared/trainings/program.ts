import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { sessionFates } from './names.ts';

/** A stored program: a course that has sessions. */
export const program = z.object({
  id,
  version,
  name: z.string(),
  /** The segment of people who must follow it (`all`, `team_{id}` or the number of a custom one); null is nobody. */
  mandatory_segment_id: z.string().nullable(),
  /** For how many months following it counts; null is for good. */
  valid_months: z.int().positive().nullable(),
  deleted: flag,
  /** Set while it is deleted. Its sessions follow by reading alone, so they are as before when it comes back. */
  sessions_fate: z.enum(sessionFates).nullable(),
  created_at: z.string(),
  excel_import_id: z.string().nullable(),
  ...extrasFields,
});
export type Program = z.infer<typeof program>;
