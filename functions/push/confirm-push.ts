import { confirmPush } from '#shared/contract/push/confirm-push.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { confirm } from './moves.ts';

export const handler = serve(confirmPush, async ({ body, actor, commit }) => commit([], await confirm(actor, body)));
