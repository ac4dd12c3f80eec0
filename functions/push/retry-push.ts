import { retryPush } from '#shared/contract/push/retry-push.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retry } from './moves.ts';

export const handler = serve(retryPush, ({ body, actor, commit }) => retry(actor, body.command_id, commit));
