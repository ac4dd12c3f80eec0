import * as z from 'zod';
import { id } from '#shared/values/wire.ts';

/** What the things of a team's people cost in EUR per year; those of people without a team stand under no name. */
export const teamCost = z.object({
  team_id: id.nullable(),
  name: z.string().nullable(),
  yearly: z.number().nonnegative(),
});
export type TeamCost = z.output<typeof teamCost>;
