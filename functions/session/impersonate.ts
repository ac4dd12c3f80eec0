import { impersonate } from '#shared/contract/session/impersonate.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { profileOf } from './profile.ts';
import { userEvents } from '#functions/platform/session/user-events.ts';
import { userStore } from '#functions/platform/session/users.ts';

/** Acting as somebody ends by itself after this time; whoever needs longer begins again, with another event. */
const ACTING_SECONDS = 60 * 60;

export const handler = serve(impersonate, async ({ body, actor, signedInAt }) => {
  const support = await retryUnversioned(undefined, async () => {
    const [self, target] = await Promise.all([userStore.get(actor.user_id), userStore.get(body.user_id)]);
    if (!self || !target?.active || target.support) throw new AppError('not_found');
    const until = Math.floor(Date.now() / 1000) + ACTING_SECONDS;
    const impersonation = { signed_in_at: signedInAt, until, user_version: target.version };
    await transact([
      userStore.update(self, { ...self, impersonating_user_id: target.id, impersonation }),
      ...userEvents(actor, target, 'impersonation_started', { user_name: target.name, purpose: body.purpose }),
    ]);
    return self;
  });
  return profileOf(await loadActor(support.subject, { signedInAt }));
});
