import { listTeams } from '#shared/contract/people/list-teams.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { teamsOf } from './team-list.ts';

export const handler = serve(listTeams, async ({ actor }) => ({ data: await teamsOf(actor) }));
