import { getRequest } from '#shared/contract/days-off/get-request.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { requestPages } from './request-pages.ts';

export const handler = serve(getRequest, ({ params, actor }) => requestPages(actor).details(params.request_id));
