import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { authenticate } from './authenticate.ts';
import type { Identify } from './caller.ts';
import { headerOf } from './header-of.ts';

/** A signed-in user who has the right. */
export const identifyUser: Identify<'user', { actor: Actor }> = async ({ permission }, event) => {
  const { subject, signedInAt } = await authenticate(headerOf(event, 'authorization'));
  const actor = await loadActor(subject, signedInAt);
  if (permission !== 'signed-in' && !can(actor, permission)) {
    throw new AppError('forbidden', { detail: 'You do not have the right to do this.', extras: { permission } });
  }
  return { given: { actor }, subject, logged: { userId: actor.user_id } };
};
