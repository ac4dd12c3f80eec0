import { askForRight } from '#shared/contract/session/ask-for-right.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { rightMails } from './right-mails.ts';

export const handler = serve(askForRight, async ({ body: { permission, page }, actor, commit }) => {
  if (can(actor, permission) || actor.acting_as || actor.key) return { asked: 0 };
  const mails = await rightMails(actor, permission, page);
  return mails.length === 0 ? { asked: 0 } : await commit(mails, { asked: mails.length });
});
