import { countTemplates } from '#shared/contract/templates/count-templates.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { templates } from './templates.ts';

export const handler = serve(countTemplates, async ({ query: { user_id: owner }, actor }) => {
  const seen = await templates(actor).seen();
  const own = seen.filter((row) => row.deleted === 0 && row.is_partner === 0);
  return { count: own.filter((row) => owner === undefined || row.owner_user_id === owner).length };
});
