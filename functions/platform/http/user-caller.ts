import type { APIGatewayProxyEvent } from 'aws-lambda';
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
import type { Caller, Identify, UserFields } from './caller.ts';
import { headerOf } from './header-of.ts';
// Not on first use: that would cut the code that functions share into more parts, 5 kB for each function.
import { identifyByKey } from './key-caller.ts';
import { takeTurnOfUser } from './turns-of-callers.ts';

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

const SENT_KEY = /^Bearer (bok_\S*)$/i;

/** Counts the calls of users where the tenant is deployed; locally nobody is counted. */
const takeTurn = async (event: APIGatewayProxyEvent, subject: string): Promise<void> => {
  const limit = Number(process.env['USER_CALLS_PER_10_SECONDS'] ?? 0);
  if (limit > 0) takeTurnOfUser(event, subject, limit);
};

/** Identifies a signed-in user, with the moment of the sign-in. */
const identifyPerson: Identify<'user', UserFields> = async (definition, event): Promise<Caller<UserFields>> => {
  const { permission } = definition;
  const session = await authenticate(headerOf(event, 'authorization'));
  const { subject, signedInAt, groups } = session;
  await takeTurn(event, subject);
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

/** Identifies whoever acts as a user: a person who signed in, or an API key, and checks the right that the endpoint needs. */
export const identifyUser: Identify<'user', UserFields> = async (definition, event) => {
  const key = SENT_KEY.exec(headerOf(event, 'authorization') ?? '')?.[1];
  return key === undefined ? identifyPerson(definition, event) : identifyByKey(definition, event, key);
};
