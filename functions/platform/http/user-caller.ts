import { accessOf } from '#shared/contract/endpoint.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { AppError } from '#shared/errors/problem.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { nameOrigin } from '#functions/platform/runtime/origin.ts';
import { recordRefusedSignIn, recordSignIn } from '#functions/platform/audit/sign-ins.ts';
import { assertSignInGoesOn } from '#functions/platform/session/ended-sign-ins.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import type { Session } from './access-token.ts';
import { authenticate } from './authenticate.ts';
import type { Identify } from './caller.ts';
import { headerOf } from './header-of.ts';

/** The user behind a session; somebody who is none is told of in the audit log. */
const userOf = async ({ subject, signedInAt, groups }: Session): Promise<Actor> => {
  try {
    const [actor] = await Promise.all([
      loadActor(subject, { signedInAt, groups }),
      assertSignInGoesOn(subject, signedInAt),
    ]);
    return actor;
  } catch (error) {
    if (error instanceof AppError && error.code === 'no_membership') await recordRefusedSignIn(subject);
    throw error;
  }
};

/** The user, and the sign-in behind the token: whose it is and when it was (epoch seconds). */
type UserFields = { actor: Actor; subject: string; signedInAt: number };

/** Identifies a signed-in user, with the moment of the sign-in, and checks the right that the endpoint needs. */
export const identifyUser: Identify<'user', UserFields> = async (definition, event) => {
  const { permission } = definition;
  const session = await authenticate(headerOf(event, 'authorization'));
  const { subject, signedInAt, groups } = session;
  const actor = await userOf(session);
  nameOrigin(actor.name);
  await recordSignIn(actor, subject, signedInAt);
  if (groups && accessOf(definition) === 'write') {
    // Only the functions that write may change a user, and few tenants have rights by groups.
    const { storeGroupRights } = await import('#functions/platform/session/group-rights.ts');
    await storeGroupRights(actor);
  }
  if (permission !== 'signed-in') assertMay(actor, permission);
  return { fields: { actor, subject, signedInAt }, subject, logged: { userId: actor.user_id }, actor };
};
