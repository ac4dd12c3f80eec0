import { actorNameOfKey, stateOfKey, type ApiKey } from '#shared/api-keys/api-key.ts';
import { rightsOfScopes } from '#shared/api-keys/key-scopes.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { loadActor } from './load-actor.ts';
import { userStore } from './users.ts';

const LOST = 'Whoever made this API key no longer has access.';

const endedTexts = {
  revoked: 'This API key was revoked.',
  expired: 'This API key has expired.',
  ended: 'Whoever made this API key lost their access, which ended the key.',
};

const refused = (detail: string): AppError => new AppError('unauthenticated', { detail });

/**
 * The actor of a key that lives: its maker as they are today, with no right beyond the scopes of the key, and with a
 * number and a name of its own. A key does nothing once its maker has lost their access.
 */
export const actorOfKey = async (key: ApiKey): Promise<Actor> => {
  const maker = await userStore.get(key.made_by);
  const state = stateOfKey(key, maker, today());
  if (state !== 'active') throw refused(endedTexts[state]);
  if (!maker || maker.support) throw refused(LOST);
  const actor = await loadActor(maker.subject).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'no_membership' ? refused(LOST) : error;
  });
  return {
    ...actor,
    user_id: key.id,
    name: actorNameOfKey(key.name),
    email: '',
    key: { made_by: key.made_by, rights: rightsOfScopes(key.scopes) },
  };
};
