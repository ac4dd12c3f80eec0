import { reassignTemplates } from '#shared/contract/templates/reassign-templates.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { twoUsers } from '#functions/platform/session/two-users.ts';
import { reassignTemplate, templatesOf } from './reassign.ts';

export const handler = serve(reassignTemplates, async ({ body, actor }) => {
  const { from, to } = await twoUsers(body.from_user_id, body.to_user_id);
  const found = await templatesOf(from.id);
  if (body.dry_run !== 1) for (const { id } of found) await reassignTemplate(actor, id, from, to);
  return { count: found.length };
});
