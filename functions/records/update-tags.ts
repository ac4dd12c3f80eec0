import { updateTags } from '#shared/contract/records/update-tags.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { recordToChange, assertMayRead } from './record-kinds.ts';
import { planTags } from './tags.ts';

export const handler = serve(
  updateTags,
  ({ body, actor, commit }) => {
    const { related_object: object, related_object_id: id, tag_names: names, version } = body;
    return editRecord({
      of: [object, id],
      version,
      commit,
      read: () => recordToChange(actor, object, id, 'tags:write'),
      present: ({ tags }) => ({ tags: tags ?? [] }),
      plan: (before) => {
        const { after, writes } = planTags(actor, object, before, names);
        return { writes, answer: (saved) => ({ data: [...(after.tags ?? [])], version: saved }) };
      },
    });
  },
  ({ actor, named }) => assertMayRead(actor, named('related_object')),
);
