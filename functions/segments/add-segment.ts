import { addSegment } from '#shared/contract/segments/add-segment.ts';
import { AppError } from '#shared/errors/problem.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/http/serve.ts';
import { assertFilter, readPermission, segmentStore } from './segments.ts';

export const handler = serve(addSegment, async ({ body, actor, commit }) => {
  const permission = readPermission[body.object_type];
  if (!can(actor, permission)) throw new AppError('forbidden', { extras: { permission } });
  await assertFilter(body.object_type, body.filter, actor);
  const id = await segmentStore.reserveIds();
  return commit([segmentStore.create({ ...body, id, version: 1, owner_user_id: actor.user_id })], { id });
});
