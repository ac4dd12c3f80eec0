import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { nameOrigin } from '#functions/platform/runtime/origin.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { authenticate } from './authenticate.ts';
import type { Identify } from './caller.ts';
import { headerOf } from './header-of.ts';

/** Identifies a signed-in user, with the moment of the sign-in, and checks the right that the endpoint needs. */
export const identifyUser: Identify<'user', { actor: Actor; signedInAt: number }> = async ({ permission }, event) => {
  const { subject, signedInAt } = await authenticate(headerOf(event, 'authorization'));
  const actor = await loadActor(subject, signedInAt);
  nameOrigin(actor.name);
  if (permission !== 'signed-in') assertMay(actor, permission);
  return { fields: { actor, signedInAt }, subject, logged: { userId: actor.user_id } };
};
