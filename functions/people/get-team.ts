import { getTeam } from '#shared/contract/people/get-team.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { teamPage } from './team-pages.ts';

export const handler = serve(getTeam, ({ params: { id }, actor }) => teamPage(actor, id));
