import { resumePush } from '#shared/contract/push/resume-push.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { resume } from './moves.ts';

export const handler = serve(resumePush, async ({ body, commit }) =>
  commit([], await resume(body.command_id, body.confirm_retry_push === 1)),
);
