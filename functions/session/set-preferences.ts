import { setPreferences } from '#shared/contract/session/set-preferences.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readPreferences, writePreferences } from './preferences.ts';

export const handler = serve(setPreferences, async ({ params, body, actor, commit }) => {
  const before = await readPreferences(actor, params.list);
  const chosen = {
    columns: body.columns === undefined ? before.columns : body.columns,
    per_page: body.per_page ?? before.per_page,
    page: body.page ?? before.page,
    sort: body.sort === undefined ? before.sort : body.sort,
    segment: body.segment ?? before.segment,
  };
  return commit([writePreferences(actor, params.list, chosen)], chosen);
});
