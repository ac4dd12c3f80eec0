import { stopImpersonating } from '#shared/contract/session/stop-impersonating.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { profileOf } from './profile.ts';
import { userEvents } from '#functions/platform/session/user-events.ts';
import { userStore } from '#functions/platform/session/users.ts';

export const handler = serve(stopImpersonating, async ({ actor, signedInAt }) => {
  const supportId = actor.acting_as?.user_id;
  if (supportId === undefined) return profileOf(actor);
  const support = await retryUnversioned(undefined, async () => {
    const [self, target] = await Promise.all([userStore.get(supportId), userStore.get(actor.user_id)]);
    if (!self || !target) throw new AppError('not_found');
    const { impersonation: _bound, ...own } = self;
    await transact([
      userStore.update(self, { ...own, impersonating_user_id: 0 }),
      ...userEvents(actor, target, 'impersonation_stopped', { user_name: target.name }),
    ]);
    return self;
  });
  return profileOf(await loadActor(support.subject, { signedInAt }));
});
