import { editSegment } from '#shared/contract/segments/edit-segment.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { assertFilter, segmentStore, segmentToChange } from '#functions/platform/segments/segments.ts';

export const handler = serve(editSegment, ({ body: { id, version, name, filter, shared }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const before = await segmentToChange(id, actor);
    if (version !== undefined && version !== before.version) throw staleVersion(before, before.version);
    if (filter) await assertFilter(before.object_type, filter, actor);
    const after = {
      ...before,
      name: name ?? before.name,
      filter: filter ?? before.filter,
      shared: shared ?? before.shared,
    };
    return commit([segmentStore.update(before, after)], { id, version: before.version + 1 });
  }),
);
