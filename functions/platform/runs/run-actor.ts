import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { userStore } from '#functions/platform/session/users.ts';
import type { RunKind } from './run-kind.ts';
import type { RunHead } from './run-store.ts';

/**
 * Reads the user who started the run, with their rights at each call (at most half a minute old). A call throws
 * `forbidden` when they lost the right, and when a support user has stopped acting as the user of the run.
 */
export const actorReader = (head: RunHead, kind: RunKind, input: unknown): (() => Promise<Actor>) => {
  const permission = typeof kind.permission === 'function' ? kind.permission(input) : kind.permission;
  let reading: Promise<string | undefined> | undefined;
  return async () => {
    reading ??= userStore.get(head.acting_as?.user_id ?? head.user_id).then((user) => user?.subject);
    const subject = await reading;
    if (subject === undefined) {
      throw new AppError('no_membership', { detail: 'Whoever started this no longer has access.' });
    }
    const actor = await loadActor(subject);
    if (actor.user_id !== head.user_id || !can(actor, permission)) {
      const detail = 'Whoever started this no longer has the right to do it.';
      throw new AppError('forbidden', { detail, extras: { permission } });
    }
    return actor;
  };
};

export const runActor = (head: RunHead, kind: RunKind, input: unknown): Promise<Actor> =>
  actorReader(head, kind, input)();
