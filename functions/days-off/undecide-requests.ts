import { undecideRequests } from '#shared/contract/days-off/undecide-requests.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { undecideEach } from './decide.ts';

export const handler = serve(undecideRequests, ({ body, actor }) =>
  undecideEach(actor, [...new Set(body.request_ids)]),
);
