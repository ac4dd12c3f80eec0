import { idsBySegment } from '#shared/contract/people/ids-by-segment.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { people } from './people.ts';

export const handler = serve(idsBySegment, async ({ query, actor }) => ({
  employee_ids: await people(actor).idsOf(query.segment_id),
}));
