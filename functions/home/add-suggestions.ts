import { addSuggestions } from '#shared/contract/home/add-suggestions.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { AppError } from '#shared/errors/problem.ts';
import { assertMaySuggest, planSuggestions } from './suggestions.ts';

const ATTEMPTS = 3;

export const handler = serve(
  addSuggestions,
  async ({ params: { kind }, body: { keys }, actor, commit }) => {
    for (let attempt = 1; ; attempt += 1) {
      const { writes, ...answer } = await planSuggestions(actor, kind, keys);
      try {
        return await commit(writes, answer);
      } catch (error) {
        // Somebody else added one of them at the same moment; it is there at the next look.
        if (!(error instanceof AppError && error.code === 'name_in_use') || attempt === ATTEMPTS) throw error;
      }
    }
  },
  ({ params: { kind }, actor }) => assertMaySuggest(actor, kind),
);
