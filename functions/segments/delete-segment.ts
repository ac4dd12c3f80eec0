import { deleteSegment } from '#shared/contract/segments/delete-segment.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { segmentStore } from '#functions/platform/segments/segment-store.ts';
import { segmentToChange } from '#functions/platform/segments/segments.ts';

export const handler = serve(deleteSegment, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => commit([segmentStore.remove(await segmentToChange(id, actor))], { id })),
);
