import { listSegments } from '#shared/contract/segments/list-segments.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { segmentsOf } from './segment-list.ts';
import { assertMayRead } from '#functions/records/record-kinds.ts';

export const handler = serve(
  listSegments,
  async ({ query, actor }) => ({
    data: await segmentsOf(query.object_type, actor),
  }),
  ({ actor, named }) => assertMayRead(actor, named('object_type')),
);
