import type { Actor } from '#shared/permissions/actor.ts';
import { AppError } from '#shared/errors/problem.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { nameOrigin } from '#functions/platform/runtime/origin.ts';
import { recordRefusedSignIn, recordSignIn } from '#functions/platform/audit/sign-ins.ts';
import { assertSignInGoesOn } from '#functions/platform/session/ended-sign-ins.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { authenticate, type Session } from './authenticate.ts';
import type { Identify } from './caller.ts';
import { headerOf } from './header-of.ts';

/** The user behind a session; somebody who is none is told of in the audit log. */
const userOf = async ({ subject, signedInAt }: Session): Promise<Actor> => {
  try {
    const [actor] = await Promise.all([loadActor(subject, signedInAt), assertSignInGoesOn(subject, signedInAt)]);
    return actor;
  } catch (error) {
    if (error instanceof AppError && error.code === 'no_membership') await recordRefusedSignIn(subject);
    throw error;
  }
};

/** The user, and the sign-in behind the token: whose it is and when it was (epoch seconds). */
type UserFields = { actor: Actor; subject: string; signedInAt: number };

/** Identifies a signed-in user, with the moment of the sign-in, and checks the right that the endpoint needs. */
export const identifyUser: Identify<'user', UserFields> = async ({ permission }, event) => {
  const session = await authenticate(headerOf(event, 'authorization'));
  const { subject, signedInAt } = session;
  const actor = await userOf(session);
  nameOrigin(actor.name);
  await recordSignIn(actor, subject, signedInAt);
  if (permission !== 'signed-in') assertMay(actor, permission);
  return { fields: { actor, subject, signedInAt }, subject, logged: { userId: actor.user_id }, actor };
};
