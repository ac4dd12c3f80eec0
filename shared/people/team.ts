import * as z from 'zod';
import { flag, id, version } from '#shared/values/wire.ts';

export const team = z.object({
  id,
  version,
  name: z.string(),
  /** The people who lead the team. A team_only user sees the teams that they lead. */
  leader_employee_ids: z.array(id),
  /** How many people the team asks to be at work on each of its working days; none for a team that does not say so. */
  min_at_work: z.int().positive().nullable().optional(),
  deleted: flag,
});
export type Team = z.infer<typeof team>;
