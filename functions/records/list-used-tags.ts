import { listUsedTags } from '#shared/contract/records/list-used-tags.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertMayRead } from './record-kinds.ts';
import { usedTags } from './tags.ts';

export const handler = serve(
  listUsedTags,
  async ({ params: { object }, query, actor }) => ({
    data: await usedTags(actor, object, query.related_object_subtype),
  }),
  ({ params: { object }, actor }) => assertMayRead(actor, object),
);
