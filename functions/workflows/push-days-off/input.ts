import * as z from 'zod';

/** All that the state of an execution holds: what it sends and whom it asks is in storage. */
export const pushState = z.object({
  run_id: z.string(),
  attempt: z.int().positive(),
  next: z.enum(['send', 'wait', 'done']).default('send'),
  /** Seconds. */
  wait: z.number().nonnegative().default(0),
});
export type PushState = z.infer<typeof pushState>;
