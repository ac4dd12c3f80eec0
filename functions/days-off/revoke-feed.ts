import { revokeFeed } from '#shared/contract/days-off/revoke-feed.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { endFeed } from '#functions/platform/links/feed-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { feedToRevoke } from './feeds.ts';

export const handler = serve(revokeFeed, async ({ body: { id }, actor, commit }) =>
  commit(endFeed(await feedToRevoke(actor, id), now()), { id }),
);
