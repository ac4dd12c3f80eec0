import { getPreferences } from '#shared/contract/session/get-preferences.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readPreferences } from './preferences.ts';

export const handler = serve(getPreferences, async ({ params, actor }) => {
  const { columns, per_page, page, sort, segment, overview = 0 } = await readPreferences(actor, params.list);
  return { columns, per_page, page, sort, segment, overview };
});
