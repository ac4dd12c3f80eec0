import * as z from 'zod';
import { nameLine } from '#shared/values/text.ts';
import { id, version } from '#shared/values/wire.ts';
import { failsWith } from '#shared/errors/issue.ts';

export const teamName = nameLine(100).refine((name) => name !== '', failsWith('required'));
export const leaderIds = z
  .array(id)
  .max(50)
  .transform((ids) => [...new Set(ids)]);

export const teamOut = z.object({
  id,
  version,
  name: z.string(),
  leader_employee_ids: z.array(id),
  leaders: z.array(z.object({ id, name: z.string(), avatar: z.string().nullable() })),
  /** Number of active people in the team. */
  people_count: z.int().nonnegative(),
});
export type TeamOut = z.output<typeof teamOut>;
