import { editSegment } from '#shared/contract/segments/edit-segment.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertFilter, segmentStore, segmentToChange } from '#functions/platform/segments/segments.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';

export const handler = serve(editSegment, ({ body: { id, version, name, filter, shared }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: () => segmentToChange(id, actor),
    present: (before) => before,
    plan: async (before) => {
      if (filter) await assertFilter(before.object_type, filter, actor);
      const after = {
        ...before,
        name: name ?? before.name,
        filter: filter ?? before.filter,
        shared: shared ?? before.shared,
      };
      return { writes: [segmentStore.update(before, after)], answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
