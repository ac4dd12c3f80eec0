import { listSuggestions } from '#shared/contract/home/list-suggestions.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertMaySuggest, suggestionsOf } from './suggestions.ts';

export const handler = serve(
  listSuggestions,
  async ({ params: { kind } }) => ({
    suggestions: await suggestionsOf(kind),
  }),
  ({ params: { kind }, actor }) => assertMaySuggest(actor, kind),
);
