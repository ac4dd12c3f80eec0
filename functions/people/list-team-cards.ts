import { listTeamCards } from '#shared/contract/people/list-team-cards.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { teamCards } from './team-pages.ts';

export const handler = serve(listTeamCards, ({ actor }) => teamCards(actor));
