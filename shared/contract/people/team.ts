import * as z from 'zod';
import { nameLine } from '#shared/values/text.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { id, version } from '#shared/values/wire.ts';
import { failsWith } from '#shared/errors/issue.ts';

export const teamName = nameLine(100).refine((name) => name !== '', failsWith('required'));
export const leaderIds = z
  .array(id)
  .max(50)
  .transform((ids) => [...new Set(ids)]);

/** The most people that a team can ask to be at work. */
export const MIN_AT_WORK_MAX = 1_000;
/** How many people a team asks to be at work on each of its working days. */
export const minAtWork = wireWholeNumber.pipe(z.int().min(1).max(MIN_AT_WORK_MAX));

export const teamOut = z.object({
  id,
  version,
  name: z.string(),
  leader_employee_ids: z.array(id),
  leaders: z.array(z.object({ id, name: z.string(), avatar: z.string().nullable() })),
  /** How many people the team asks to be at work on each of its working days; null for none. */
  min_at_work: z.int().nullable(),
  /** Number of active people in the team. */
  people_count: z.int().nonnegative(),
});
export type TeamOut = z.output<typeof teamOut>;
