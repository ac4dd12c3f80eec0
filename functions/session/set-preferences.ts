import { setPreferences } from '#shared/contract/session/set-preferences.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readPreferences, writePreferences } from './preferences.ts';

export const handler = serve(setPreferences, async ({ params, body, actor, commit }) => {
  const before = await readPreferences(actor, params.list);
  return commit(writePreferences(actor, params.list, body), { ...before, ...sentFields(body) });
});
