import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { requestPages } from './request-pages.ts';

export const handler = serve(listInbox, ({ query, actor }) => requestPages(actor).list(query));
