import { signOut } from '#shared/contract/session/sign-out.ts';
import { auditLine } from '#functions/platform/audit/audit-line.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { endSignIn } from '#functions/platform/session/ended-sign-ins.ts';

/** Ends the caller's own sign-in, which is the support user's while they act as somebody else. */
export const handler = serve(signOut, ({ actor, subject, signedInAt, commit }) => {
  const { user_id, name } = actor.acting_as ?? actor;
  return commit([endSignIn(subject, signedInAt), auditLine({ user_id, name, acting_as: null }, 'signed_out', {})], {
    id: user_id,
  });
});
