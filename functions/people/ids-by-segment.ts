import { idsBySegment } from '#shared/contract/people/ids-by-segment.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';

export const handler = serve(idsBySegment, async ({ query, actor }) => ({
  employee_ids: await employees(actor).idsOf(query.segment_id),
}));
