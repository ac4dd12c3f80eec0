import { duplicateTemplate } from '#shared/contract/templates/duplicate-template.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { originOf } from './copy-template.ts';
import { newTemplate, planNewTemplate, templateFolder } from './template-changes.ts';
import { templateStore } from './template-store.ts';
import { keepText } from './template-text.ts';

export const handler = serve(duplicateTemplate, async ({ body, actor, commit }) => {
  const { fields, html, from } = await originOf(actor, body);
  const id = await templateStore.reserveIds();
  const kept = await keepText(templateFolder(id), html);
  const value = newTemplate(actor, id, { ...fields, content_html: '', name: body.name ?? fields.name }, kept, from);
  return commit(planNewTemplate(actor, value), { id, version: 1 });
});
