import { publishTemplate } from '#shared/contract/templates/publish-template.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertDraftFree, publishedTemplate } from './template-changes.ts';
import { templateStore } from './template-store.ts';
import { keepVersion } from './template-versions.ts';
import { presentStored } from './template-wire.ts';
import { templates } from './templates.ts';
import { unknownFields } from './unknown-fields.ts';

export const handler = serve(publishTemplate, ({ body: { template_id: id, version: seen }, actor, commit }) =>
  editRecord({
    of: ['contract_template', id],
    version: seen,
    commit,
    read: () => templates(actor).toChange(id),
    archived: 'This template is archived. Unarchive it first.',
    present: presentStored,
    plan: async (before) => {
      assertDraftFree(actor, before);
      // A custom field may have been deleted since the text was kept.
      const { after, version } = publishedTemplate(actor, before, await unknownFields(before.fields));
      const payload = { name: after.name, number: version.number };
      const event = recordEvent(actor, { object: 'contract_template', id, type: 'template_published', payload });
      const writes = [templateStore.update(before, after), keepVersion(id, version), event];
      return { writes, answer: (saved) => ({ id, version: saved, published_version: version.number }) };
    },
  }),
);
