import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { newTemplate, planNewTemplate, templateFolder } from './template-changes.ts';
import { templateStore } from './template-store.ts';
import { keepText } from './template-text.ts';
import { assertCategory } from './templates.ts';

export const handler = serve(addTemplate, async ({ body, actor, commit }) => {
  await assertCategory(body.category_id);
  const id = await templateStore.reserveIds();
  const kept = await keepText(templateFolder(id), body.content_html);
  const answer = { id, version: 1, removed_tags: [...kept.removed], unknown_shortcodes: [...kept.unknown] };
  return commit(planNewTemplate(actor, newTemplate(actor, id, body, kept)), answer);
});
