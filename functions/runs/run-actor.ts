import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { loadActor } from '#functions/session/load-actor.ts';
import { userStore } from '#functions/session/users.ts';
import type { RunKind } from './run-kind.ts';
import type { RunHead } from './run-store.ts';

/**
 * Whoever started the run, with the rights storage holds now. Throws `forbidden` when he lost them, and when a support
 * user no longer acts as the user in whose name he started it.
 */
export const runActor = async (head: RunHead, kind: RunKind, input: unknown): Promise<Actor> => {
  const user = await userStore.get(head.acting_as?.user_id ?? head.user_id);
  if (!user) throw new AppError('no_membership', { detail: 'Whoever started this no longer has access.' });
  const actor = await loadActor(user.subject);
  const permission = typeof kind.permission === 'function' ? kind.permission(input) : kind.permission;
  if (actor.user_id !== head.user_id || !can(actor, permission)) {
    throw new AppError('forbidden', {
      detail: 'Whoever started this no longer has the right to do it.',
      extras: { permission },
    });
  }
  return actor;
};
