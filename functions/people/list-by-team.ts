import { listByTeam } from '#shared/contract/people/list-by-team.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { peopleByTeam } from './team-list.ts';

export const handler = serve(listByTeam, async ({ query, actor }) => ({
  data: await peopleByTeam(actor, query.sort_by, query.include_roles !== '0'),
}));
