import { listSuggestions } from '#shared/contract/home/list-suggestions.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { suggestionsOf } from './suggestions.ts';

export const handler = serve(listSuggestions, async ({ params: { kind }, actor }) => ({
  suggestions: await suggestionsOf(actor, kind),
}));
