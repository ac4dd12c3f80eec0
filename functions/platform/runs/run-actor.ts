import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { userStore } from '#functions/platform/session/users.ts';
import type { RunKind } from './run-kind.ts';
import type { RunHead } from './run-store.ts';

/**
 * Reads whoever started the run with the rights storage holds at each call (at most half a minute old, S12). A call throws
 * `forbidden` when he lost them, and when a support user no longer acts as the user in whose name he started it.
 */
export const actorReader = (head: RunHead, kind: RunKind, input: unknown): (() => Promise<Actor>) => {
  const permission = typeof kind.permission === 'function' ? kind.permission(input) : kind.permission;
  let subject: Promise<string | undefined> | undefined;
  return async () => {
    subject ??= userStore.get(head.acting_as?.user_id ?? head.user_id).then((user) => user?.subject);
    const known = await subject;
    if (known === undefined) {
      throw new AppError('no_membership', { detail: 'Whoever started this no longer has access.' });
    }
    const actor = await loadActor(known);
    if (actor.user_id !== head.user_id || !can(actor, permission)) {
      const detail = 'Whoever started this no longer has the right to do it.';
      throw new AppError('forbidden', { detail, extras: { permission } });
    }
    return actor;
  };
};

export const runActor = (head: RunHead, kind: RunKind, input: unknown): Promise<Actor> =>
  actorReader(head, kind, input)();
