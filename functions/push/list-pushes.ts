import { listPushes } from '#shared/contract/push/list-pushes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { pushesOf } from './history.ts';

export const handler = serve(listPushes, ({ query }) => pushesOf(query));
