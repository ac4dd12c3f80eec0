import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { updateAndEndSessions } from './user-changes.ts';
import { userEvents } from '#functions/platform/session/user-events.ts';
import { userStore } from '#functions/platform/session/users.ts';

type Commit = (writes: readonly Write[], response: { id: number }) => Promise<{ id: number }>;

/**
 * Ends every session of a user: the API refuses tokens issued until now (docs/areas/session-and-rights.md#ending-sessions).
 * Answers when the current second is over: tokens carry seconds, so one issued within the same second would be refused.
 * Throws `not_found`.
 */
export const endSessions = (actor: Actor, id: number, commit: Commit): Promise<{ id: number }> =>
  retryUnversioned(undefined, async () => {
    const before = await userStore.get(id);
    if (!before) throw new AppError('not_found');
    const answer = await commit(
      [
        ...updateAndEndSessions(before, before),
        ...userEvents(actor, before, 'sessions_revoked', { user_name: before.name }),
      ],
      { id },
    );
    forgetActors();
    await sleep(1_000 - (Date.now() % 1_000));
    return answer;
  });
