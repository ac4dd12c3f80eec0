import type { Actor } from '#shared/permissions/actor.ts';
import { auditLine } from '#functions/platform/audit/audit-line.ts';
import type { SignInMark } from '#functions/platform/audit/sign-ins.ts';
import { endSignIn } from '#functions/platform/session/ended-sign-ins.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Ends a sign-in of the caller; the audit log tells of which browser. */
export const endingOf = (
  actor: Actor,
  subject: string,
  { signedInAt, agent }: Pick<SignInMark, 'signedInAt' | 'agent'>,
): Write[] => {
  const { user_id, name } = actor.acting_as ?? actor;
  return [
    endSignIn(subject, signedInAt),
    auditLine({ user_id, name, acting_as: null }, 'signed_out', agent === undefined ? {} : { agent }),
  ];
};
