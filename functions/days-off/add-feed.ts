import { addFeed } from '#shared/contract/days-off/add-feed.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { createFeed } from '#functions/platform/links/feed-store.ts';
import { mailSettings } from '#functions/platform/mail/mail-settings.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { newSubject } from './feeds.ts';

export const handler = serve(addFeed, async ({ body, actor, commit }) => {
  const subject = await newSubject(actor, body);
  const { token, id, writes } = createFeed({ ...subject, user_id: actor.user_id }, now());
  return commit(writes, { id, url: `${mailSettings().appUrl ?? ''}/api/links/${token}/calendar.ics` });
});
