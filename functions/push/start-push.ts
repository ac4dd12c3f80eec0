import { startPush } from '#shared/contract/push/start-push.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { startPushOf } from './start.ts';

export const handler = serve(startPush, ({ body, actor, commit }) => startPushOf(actor, body, commit));
