import { setLanguage } from '#shared/contract/session/set-language.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { writeLanguage } from '#functions/platform/session/language.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';

export const handler = serve(setLanguage, async ({ body: { language }, actor, commit }) => {
  const chosen = await commit([writeLanguage(actor.acting_as?.user_id ?? actor.user_id, language)], { language });
  forgetActors();
  return chosen;
});
