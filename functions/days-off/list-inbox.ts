import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { requests } from './requests.ts';

export const handler = serve(listInbox, ({ query, actor }) => requests(actor).list(query));
