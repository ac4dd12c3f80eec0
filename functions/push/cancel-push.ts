import { cancelPush } from '#shared/contract/push/cancel-push.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { cancel } from './moves.ts';

export const handler = serve(cancelPush, async ({ body, commit }) => commit([], await cancel(body.command_id)));
