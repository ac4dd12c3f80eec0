import { signOutUser } from '#shared/contract/session/sign-out-user.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { endSessions } from './end-sessions.ts';

export const handler = serve(signOutUser, ({ body, actor, commit }) => endSessions(actor, body.id, commit));
