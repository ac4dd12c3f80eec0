import { askForRight } from '#shared/contract/session/ask-for-right.ts';
import { can } from '#shared/permissions/rules.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { isAsked, saveAsked } from './asked-rights.ts';
import { rightNames } from './right-name.ts';
import { rightMails } from './right-mails.ts';

export const handler = serve(askForRight, async ({ body: { permission, page }, actor, commit }) => {
  if (can(actor, permission) || actor.acting_as || actor.key) return { asked: 0 };
  const { user_id, name: user_name } = actor;
  const mails = await rightMails(actor, permission, page);
  if (mails.length === 0) return { asked: 0 };
  const answer = { asked: mails.length };
  // Who asks again waits since the first time.
  if (await isAsked(user_id, permission)) return commit(mails, answer);
  const asked = saveAsked({ user_id, permission, page, asked_at: now().toISOString() });
  const event = recordEvent(actor, {
    object: 'user',
    id: user_id,
    type: 'right_asked',
    payload: { user_name, permission, right: rightNames(permission) },
  });
  return commit([...mails, asked, event], answer);
});
