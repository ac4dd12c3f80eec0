import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { forbiddenError } from '#shared/permissions/assert-may.ts';
import { can } from '#shared/permissions/rules.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { readApiKey } from '#functions/platform/session/api-keys.ts';
import { actorOfKey } from '#functions/platform/session/key-actor.ts';
import { userStore } from '#functions/platform/session/users.ts';
import type { RunKind } from './run-kind.ts';
import type { RunHead } from './run-store.ts';

/** The API key that started a run: its number is among those of users. */
const keyWith = async (id: number): Promise<Actor> => {
  const key = await readApiKey(id);
  if (!key) throw new AppError('no_membership', { detail: 'Whoever started this no longer has access.' });
  return actorOfKey(key);
};

/**
 * Reads the user or the key who started the run, with their rights at each call (at most half a minute old). A call throws
 * `forbidden` when they lost the right, and when a support user has stopped acting as the user of the run.
 */
export const actorReader = (head: RunHead, kind: RunKind, input: unknown): (() => Promise<Actor>) => {
  const permission = typeof kind.permission === 'function' ? kind.permission(input) : kind.permission;
  let reading: Promise<string | undefined> | undefined;
  const userId = head.acting_as?.user_id ?? head.user_id;
  return async () => {
    reading ??= userStore.get(userId).then((user) => user?.subject);
    const subject = await reading;
    const actor = subject === undefined ? await keyWith(userId) : await loadActor(subject);
    if (actor.user_id !== head.user_id || !can(actor, permission))
      throw forbiddenError(permission, 'Whoever started this no longer has the right to do it.');
    return actor;
  };
};

export const runActor = (head: RunHead, kind: RunKind, input: unknown): Promise<Actor> =>
  actorReader(head, kind, input)();
