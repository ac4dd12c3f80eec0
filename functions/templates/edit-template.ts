import { editTemplate } from '#shared/contract/templates/edit-template.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertDraftFree, patchTemplate, planTemplateUpdate, templateFolder } from './template-changes.ts';
import { presentStored } from './template-wire.ts';
import { keepText } from './template-text.ts';
import { assertCategory, templates } from './templates.ts';

export const handler = serve(editTemplate, ({ body: { template_id: id, version, ...body }, actor, commit }) =>
  editRecord({
    of: ['contract_template', id],
    version,
    commit,
    read: () => templates(actor).toChange(id),
    archived: 'This template is archived. Unarchive it first.',
    present: presentStored,
    plan: async (before) => {
      if (body.content_html !== undefined) assertDraftFree(actor, before);
      await assertCategory(body.category_id);
      const kept = body.content_html === undefined ? undefined : await keepText(templateFolder(id), body.content_html);
      const after = patchTemplate(actor, before, body, kept);
      const answer = { removed_tags: [...(kept?.removed ?? [])], unknown_shortcodes: after.unknown_fields };
      return {
        writes: planTemplateUpdate(actor, before, after),
        answer: (saved) => ({ id, version: saved, ...answer }),
      };
    },
  }),
);
