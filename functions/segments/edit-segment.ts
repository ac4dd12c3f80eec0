import { editSegment } from '#shared/contract/segments/edit-segment.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { segmentStore } from '#functions/platform/segments/segment-store.ts';
import { segmentToChange } from '#functions/platform/segments/segments.ts';
import { filterToKeep } from '#functions/records/kept-filter.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';

export const handler = serve(editSegment, ({ body: { id, version, name, filter, shared }, actor, commit }) =>
  editRecord({
    of: ['segment', id],
    version,
    commit,
    read: () => segmentToChange(id, actor),
    present: (before) => before,
    plan: async (before) => {
      const kept = filter && (await filterToKeep(filter, await recordColumns(actor, before.object_type), 'filter'));
      const after = {
        ...before,
        name: name ?? before.name,
        filter: kept ?? before.filter,
        shared: shared ?? before.shared,
      };
      return { writes: [segmentStore.update(before, after)], answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
