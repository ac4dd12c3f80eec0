import { deleteSegment } from '#shared/contract/segments/delete-segment.ts';
import { serve } from '#functions/http/serve.ts';
import { retryUnversioned } from '#functions/storage/entity.ts';
import { segmentStore, segmentToChange } from './segments.ts';

export const handler = serve(deleteSegment, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => commit([segmentStore.remove(await segmentToChange(id, actor))], { id })),
);
