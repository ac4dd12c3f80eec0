import { dismissAskedRight } from '#shared/contract/session/dismiss-asked-right.ts';
import { AppError } from '#shared/errors/problem.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { rightNames } from './right-name.ts';
import { isAsked, removeAsked } from './asked-rights.ts';

export const handler = serve(dismissAskedRight, async ({ body: { user_id, permission }, actor, commit }) => {
  const [user, isWaiting] = await Promise.all([userStore.get(user_id), isAsked(user_id, permission)]);
  if (!user || !isWaiting) throw new AppError('not_found');
  const payload = { user_name: user.name, permission, right: rightNames(permission) };
  const event = recordEvent(actor, { object: 'user', id: user_id, type: 'right_dismissed', payload });
  return commit([removeAsked(user_id, permission), event], { user_id, permission });
});
