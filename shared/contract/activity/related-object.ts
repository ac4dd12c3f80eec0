import * as z from 'zod';

/** The record that a feed or a list of documents belongs to. */
export const relatedObject = z.object({
  id: z.int(),
  name: z.string(),
  deleted: z.boolean(),
  /** False where the record belongs to nobody in the actor's teams, so that they only read its feed and documents. */
  may_change: z.boolean(),
});
export type RelatedObject = z.infer<typeof relatedObject>;
