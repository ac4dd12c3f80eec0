import { signOutEverywhere } from '#shared/contract/session/sign-out-everywhere.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { endSessions } from './end-sessions.ts';

/** Ends the caller's own sessions, which are the support user's while they act as somebody else. */
export const handler = serve(signOutEverywhere, ({ actor, commit }) =>
  endSessions(actor, actor.acting_as?.user_id ?? actor.user_id, commit),
);
