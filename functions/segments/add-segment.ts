import { addSegment } from '#shared/contract/segments/add-segment.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertMayRead } from '#functions/records/record-kinds.ts';
import { assertFilter, segmentStore } from '#functions/platform/segments/segments.ts';

export const handler = serve(addSegment, async ({ body, actor, commit }) => {
  assertMayRead(actor, body.object_type);
  await assertFilter(body.object_type, body.filter, actor);
  const id = await segmentStore.reserveIds();
  return commit([segmentStore.create({ ...body, id, version: 1, owner_user_id: actor.user_id })], { id });
});
