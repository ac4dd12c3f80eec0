import { discardDraft } from '#shared/contract/templates/discard-draft.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertDraftFree } from './template-changes.ts';
import { templateStore } from './template-store.ts';
import { lastVersion, withVersions } from './template-versions.ts';
import { presentStored } from './template-wire.ts';
import { templates } from './templates.ts';

export const handler = serve(discardDraft, ({ body: { template_id: id, version }, actor, commit }) =>
  editRecord({
    of: ['contract_template', id],
    version,
    commit,
    read: () => templates(actor).toChange(id),
    archived: 'This template is archived. Unarchive it first.',
    present: presentStored,
    plan: async (before) => {
      assertDraftFree(actor, before);
      const { text, fields } = lastVersion((await withVersions(id)).versions);
      const after = { ...before, text, fields, unknown_fields: [], draft: null };
      const answer = { removed_tags: [], unknown_shortcodes: [] };
      const writes = before.draft === null ? [] : [templateStore.update(before, after)];
      return { writes, answer: (saved) => ({ id, version: saved, ...answer }) };
    },
  }),
);
