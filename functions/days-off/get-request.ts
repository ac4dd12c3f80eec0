import { getRequest } from '#shared/contract/days-off/get-request.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { requests } from './requests.ts';

export const handler = serve(getRequest, ({ params, actor }) => requests(actor).details(params.request_id));
