import { deactivateUser } from '#shared/contract/session/deactivate-user.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { retryConflict } from '#functions/platform/storage/saved-version.ts';
import { planUserChange } from './user-changes.ts';
import { userStore } from '#functions/platform/session/users.ts';

export const handler = serve(deactivateUser, ({ body: { id }, actor, commit }) =>
  retryConflict(() =>
    retryUnversioned(undefined, async () => {
      const before = await userStore.get(id);
      if (!before) throw new AppError('not_found');
      if (!before.active) return { id };
      const answer = await commit(await planUserChange(actor, before, { ...before, active: 0 }), { id });
      forgetActors();
      return answer;
    }),
  ),
);
