import { accessOf, FRESH_MINUTES, type EndpointFor } from '#shared/contract/endpoint.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { AppError } from '#shared/errors/problem.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { nameOrigin } from '#functions/platform/runtime/origin.ts';
import { recordRefusedSignIn, recordSignIn } from '#functions/platform/audit/sign-ins.ts';
import { readEndedSignIns, signedOutError } from '#functions/platform/session/ended-sign-ins.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import type { Session } from './access-token.ts';
import { authenticate } from './authenticate.ts';
import type { Caller, Identify, UserFields } from './caller.ts';
import { headerOf } from './header-of.ts';
// Loaded at once: loading it on first use would split the shared code into more parts, 5 kB for each function.
import { identifyByKey } from './key-caller.ts';
import { takeTurnOfAct, takeTurnOfUser } from './turns-of-callers.ts';

/** The user behind a session. A session without a user leaves a line in the audit log. */
const userOf = async ({ subject, signedInAt, groups }: Session): Promise<Actor> => {
  try {
    const [actor, isEnded] = await Promise.all([loadActor(subject, { signedInAt, groups }), readEndedSignIns(subject)]);
    if (isEnded(signedInAt)) throw signedOutError();
    return actor;
  } catch (error) {
    if (error instanceof AppError && error.code === 'no_membership') await recordRefusedSignIn(subject);
    throw error;
  }
};

const SENT_KEY = /^Bearer (bok_\S*)$/i;

/** Throws `sign_in_again` where the sign-in is older than the endpoint admits; a renewed token is as old as it. */
const assertFresh = ({ freshSignIn }: EndpointFor<'user'>, signedInAt: number): void => {
  if (!freshSignIn || Date.now() / 1000 - signedInAt < FRESH_MINUTES * 60) return;
  throw new AppError('sign_in_again', { detail: `This asks for a sign-in of the last ${FRESH_MINUTES} minutes.` });
};

/** Identifies a signed-in user, with the moment of the sign-in. */
const identifyPerson: Identify<'user', UserFields> = async (definition, event): Promise<Caller<UserFields>> => {
  const { permission } = definition;
  const session = await authenticate(headerOf(event, 'authorization'));
  const { subject, signedInAt, groups } = session;
  await takeTurnOfUser(event, subject);
  const actor = await userOf(session);
  nameOrigin(actor.name);
  await recordSignIn(actor, subject, signedInAt);
  if (groups && accessOf(definition) === 'write') {
    // Only the functions that write may change a user, and few tenants have rights by groups.
    const { storeGroupRights } = await import('#functions/platform/session/group-rights.ts');
    await storeGroupRights(actor);
  }
  if (permission !== 'signed-in') assertMay(actor, permission);
  assertFresh(definition, signedInAt);
  if (definition.limited) await takeTurnOfAct(event, subject, definition.limited);
  return { fields: { actor, subject, signedInAt }, subject, logged: { userId: actor.user_id }, actor };
};

/** Identifies whoever acts as a user: a person who signed in, or an API key, and checks the right that the endpoint needs. */
export const identifyUser: Identify<'user', UserFields> = async (definition, event) => {
  const key = SENT_KEY.exec(headerOf(event, 'authorization') ?? '')?.[1];
  return key === undefined ? identifyPerson(definition, event) : identifyByKey(definition, event, key);
};
