import { addSegment } from '#shared/contract/segments/add-segment.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertMayRead } from '#functions/records/record-kinds.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { segmentStore } from '#functions/platform/segments/segment-store.ts';
import { filterToKeep } from '#functions/records/kept-filter.ts';

export const handler = serve(
  addSegment,
  async ({ body, actor, commit }) => {
    const filter = await filterToKeep(body.filter, await recordColumns(actor, body.object_type), 'filter');
    const id = await segmentStore.reserveIds();
    return commit([segmentStore.create({ ...body, filter, id, version: 1, owner_user_id: actor.user_id })], { id });
  },
  ({ actor, named }) => assertMayRead(actor, named('object_type')),
);
