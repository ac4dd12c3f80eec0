import { AppError } from '#shared/errors/problem.ts';
import { UNTIL_REVOKED, type FeedLink } from '#shared/links/link.ts';
import { feedMarkKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { createLink, linkById, revokeLink } from './link-store.ts';

/** A feed as its list knows it; the id is that of its link, which does not reveal the token. */
export type Feed = Pick<FeedLink, 'id' | 'user_id' | 'team_id' | 'employee_id'> & { readonly created_at: string };

/** A new feed: its token, which is not stored anywhere, its id, and the writes that make it valid. */
export const createFeed = (
  subject: Pick<FeedLink, 'user_id' | 'team_id' | 'employee_id'>,
  at: Date,
): { token: string; id: string; writes: Write[] } => {
  const { token, id, write } = createLink({ ...subject, purpose: 'calendar', until: UNTIL_REVOKED });
  const feed: Feed = { ...subject, id, created_at: at.toISOString() };
  const mark: Write = {
    build: () => ({
      Put: { TableName: recordsTable(), Item: { ...feedMarkKey(subject.user_id, id), data: feed } },
    }),
  };
  return { token, id, writes: [write, mark] };
};

/** Ends a feed and takes it off the list; throws `not_found` when it was revoked before. */
export const endFeed = ({ id, user_id: userId }: Feed, at: Date): Write[] => [
  revokeLink(id, at),
  {
    build: () => ({
      Delete: {
        TableName: recordsTable(),
        Key: feedMarkKey(userId, id),
        ConditionExpression: 'attribute_exists(pk)',
      },
    }),
    failed: () => new AppError('not_found'),
  },
];

/** The feeds that were not revoked, those of one maker or all, latest first. */
export const feedsOf = async (userId?: number): Promise<Feed[]> => {
  const { pk, sk } = feedMarkKey(userId ?? 0, '');
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: userId === undefined ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ...(userId !== undefined && { ':sk': sk }) },
  });
  return items
    .map(({ data }) => data as Feed)
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id));
};

/** A feed of this user; undefined when it was revoked. */
export const feedById = async (userId: number, id: string): Promise<Feed | undefined> =>
  (await readItem(feedMarkKey(userId, id)))?.['data'] as Feed | undefined;

/** When a calendar read a feed last; null for never. */
export const lastReadOf = async ({ id }: Feed): Promise<string | null> => (await linkById(id))?.last_read_at ?? null;
