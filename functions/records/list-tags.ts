import { listTags } from '#shared/contract/records/list-tags.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { seeRecord } from './record-kinds.ts';

export const handler = serve(listTags, async ({ params: { object, id }, actor }) => ({
  data: [...((await seeRecord(actor, object, id)).tags ?? [])],
}));
