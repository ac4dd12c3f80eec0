import { editUser } from '#shared/contract/session/edit-user.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { User } from '#shared/people/user.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { planUserChange, userOutOf } from './user-changes.ts';
import { userStore } from '#functions/platform/session/users.ts';

export const handler = serve(editUser, ({ body: { id, version, ...body }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const before = await userStore.get(id);
    if (!before) throw new AppError('not_found');
    if (version !== undefined && version !== before.version) throw staleVersion(userOutOf(before), before.version);
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<User>;
    const writes = await planUserChange(actor, before, { ...before, ...sent });
    const answer = await commit(writes, { id, version: before.version + 1 });
    forgetActors();
    return answer;
  }),
);
