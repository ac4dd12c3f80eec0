import type { APIGatewayProxyEvent } from 'aws-lambda';
import { readSentKey } from '#shared/api-keys/api-key.ts';
import { isForKeys } from '#shared/contract/for-keys.ts';
import type { EndpointFor } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/errors/problem.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { nameOrigin } from '#functions/platform/runtime/origin.ts';
import { isSecretOf, readApiKey } from '#functions/platform/session/api-keys.ts';
import { actorOfKey } from '#functions/platform/session/key-actor.ts';
import { noteUse } from '#functions/platform/session/key-uses.ts';
import { readLogAhead } from '#functions/platform/storage/log-ahead.ts';
import type { Caller, UserFields } from './caller.ts';
import { takeTurnOfAct, takeTurnOfKey } from './turns-of-callers.ts';

/** Identifies an API key, which is accepted in the place of a user, and checks the right that the endpoint needs. */
export const identifyByKey = async (
  definition: EndpointFor<'user'>,
  event: APIGatewayProxyEvent,
  sent: string,
): Promise<Caller<UserFields>> => {
  const parts = readSentKey(sent);
  const key = parts && (await readApiKey(parts.id));
  if (!parts || !key || !isSecretOf(key, parts.secret)) throw new AppError('unauthenticated');
  await takeTurnOfKey(event, key.id);
  readLogAhead();
  const actor = await actorOfKey(key);
  nameOrigin(actor.name);
  await noteUse(key);
  const { permission } = definition;
  if (!isForKeys(definition)) throw new AppError('forbidden', { detail: 'API keys cannot do this, only people can.' });
  if (permission !== 'signed-in') assertMay(actor, permission, 'The scopes of this API key do not allow it.');
  const subject = `key ${key.id}`;
  if (definition.limited) await takeTurnOfAct(event, subject, definition.limited);
  return { fields: { actor, subject, signedInAt: 0 }, subject, logged: { keyId: key.id }, actor };
};
