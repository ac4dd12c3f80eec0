import { addFeed } from '#shared/contract/days-off/add-feed.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { createFeed } from '#functions/platform/links/feed-store.ts';
import { mailSettings } from '#functions/platform/mail/mail-settings.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { newSubject } from './feeds.ts';

export const handler = serve(addFeed, async ({ body, actor, commit }) => {
  if (actor.acting_as !== null)
    throw new AppError('forbidden', { detail: 'A feed lasts longer than acting as somebody: its user makes it.' });
  const subject = await newSubject(actor, body);
  const { token, id, writes } = createFeed({ ...subject, user_id: actor.user_id }, now());
  return commit(writes, { id, url: `${mailSettings().appUrl ?? ''}/api/links/${token}/calendar.ics` });
});
