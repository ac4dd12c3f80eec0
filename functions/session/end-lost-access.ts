import type { ApiKey } from '#shared/api-keys/api-key.ts';
import type { User } from '#shared/people/user.ts';
import { auditLine } from '#functions/platform/audit/audit-line.ts';
import type { DayWork } from '#functions/platform/chores/follow-days.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { endFeed, feedsOf, type Feed } from '#functions/platform/links/feed-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { hasLostRights } from '#functions/platform/session/group-rights.ts';
import { listKeys, revokeKey } from '#functions/platform/session/kept-keys.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { transact } from '#functions/platform/storage/transact.ts';

const system = automaticActor('System');
const by = { user_id: 0, name: system.name, acting_as: null };

const endKey = (key: ApiKey): Promise<void> =>
  transact([
    revokeKey(key, now()),
    recordEvent(system, { object: 'user', id: key.made_by, type: 'api_key_revoked', payload: { key_name: key.name } }),
  ]);

const endFeedOf = (feed: Feed, { name }: User): Promise<void> =>
  transact([...endFeed(feed, now()), auditLine(by, 'feed_ended', { user_name: name })]);

/**
 * Ends for good the API keys and calendar feeds of whoever lost the rights of their groups. Nothing opens with them from
 * the moment at which that is known; whoever gets rights again makes new ones.
 */
export const endLostAccess: DayWork = async () => {
  if (process.env['OIDC_GROUP_CLAIM'] === undefined) return;
  const keys = (await listKeys()).filter(({ revoked_at: at }) => at === null);
  const feeds = await feedsOf();
  const makers = new Set([...keys.map((key) => key.made_by), ...feeds.map((feed) => feed.user_id)]);
  for (const id of makers) {
    const maker = await userStore.get(id);
    if (!maker || !(await hasLostRights(maker))) continue;
    for (const key of keys) if (key.made_by === id) await endKey(key);
    for (const feed of feeds) if (feed.user_id === id) await endFeedOf(feed, maker);
  }
};
