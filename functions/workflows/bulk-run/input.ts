import * as z from 'zod';

/** All that the state of an execution holds: what it works on is in storage. */
export const bulkRunState = z.object({
  run_id: z.string(),
  attempt: z.int().positive(),
  chunk: z.int().nonnegative().default(0),
  more: z.boolean().default(false),
});
export type BulkRunState = z.infer<typeof bulkRunState>;
