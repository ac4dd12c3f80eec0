import { AppError } from '#shared/errors/problem.ts';
import type { Link } from '#shared/links/link.ts';
import { dataOf } from '#functions/platform/storage/item-data.ts';
import { linkKey } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { linkIdOf, newLinkToken } from './link-token.ts';

/** A dead link says for this long why it is dead; after that it is unknown. */
const KEPT_AFTER_END_SECONDS = 180 * 86_400;

/** What happens to a link after it was made. */
const untouched = { used_at: null, revoked_at: null, opened_at: null, last_read_at: null };
type Without<L, K extends PropertyKey> = L extends unknown ? Omit<L, K> : never;
type Terms = Without<Link, keyof typeof untouched>;

type Ending = 'revoked' | 'expired' | 'used';

const endingTexts: Readonly<Record<Ending, string>> = {
  revoked: 'This link was withdrawn.',
  expired: 'This link has expired.',
  used: 'This link was used already.',
};

/** A stored link has the terms that it was made with. */
const linkOf = (item: Item): Link => ({ ...untouched, ...dataOf<Terms>(item) });

const endingOf = ({ revoked_at, until }: Link, at: Date): Ending | undefined => {
  if (revoked_at !== null) return 'revoked';
  return until <= at.toISOString() ? 'expired' : undefined;
};

export const linkEndedError = (why: Ending): AppError =>
  new AppError('link_ended', { detail: endingTexts[why], extras: { why } });

/** Throws `link_ended` for a link that was revoked or has expired. A used link passes. */
export const assertAlive = (link: Link, at: Date): void => {
  const ending = endingOf(link, at);
  if (ending) throw linkEndedError(ending);
};

/** The link with an id, dead or alive. */
export const linkById = async (id: string): Promise<Link | undefined> => {
  const item = await readItem(linkKey(id));
  return item && linkOf(item);
};

/** The link behind a token, dead or alive. */
export const readLink = (token: string): Promise<Link | undefined> => linkById(linkIdOf(token));

type NewLink = Without<Terms, 'id'>;

/** A new link: its token, which is not stored anywhere, its id, and the write that makes it valid. */
export const createLink = (link: NewLink): { token: string; id: string; write: Write } => {
  const token = newLinkToken();
  const terms: Terms = { ...link, id: linkIdOf(token) };
  const write: Write = {
    build: () => ({
      Put: {
        TableName: recordsTable(),
        Item: {
          ...linkKey(terms.id),
          data: terms,
          [EXPIRES_AT]: Math.floor(Date.parse(terms.until) / 1000) + KEPT_AFTER_END_SECONDS,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),
  };
  return { token, id: terms.id, write };
};

/**
 * Marks a link as used, in the transaction of its purpose, so that the purpose is served once; fails with `link_ended`
 * when the link is dead or used.
 */
export const useLink = (id: string, at: Date): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: linkKey(id),
      UpdateExpression: 'SET #data.used_at = :now',
      ConditionExpression:
        'attribute_not_exists(#data.used_at) AND attribute_not_exists(#data.revoked_at) AND #data.#until > :now',
      ExpressionAttributeNames: { '#data': 'data', '#until': 'until' },
      ExpressionAttributeValues: { ':now': at.toISOString() },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  failed: (current) =>
    current === undefined ? new AppError('not_found') : linkEndedError(endingOf(linkOf(current), at) ?? 'used'),
});

/** Fails with `link_ended` when the link was revoked or has expired by now; for a purpose that may be served again. */
export const checkAlive = (id: string, at: Date): Write => ({
  build: () => ({
    ConditionCheck: {
      TableName: recordsTable(),
      Key: linkKey(id),
      ConditionExpression: 'attribute_not_exists(#data.revoked_at) AND #data.#until > :now',
      ExpressionAttributeNames: { '#data': 'data', '#until': 'until' },
      ExpressionAttributeValues: { ':now': at.toISOString() },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  failed: (current) =>
    current === undefined ? new AppError('not_found') : linkEndedError(endingOf(linkOf(current), at) ?? 'expired'),
});

/** Notes when a link was read last. */
export const noteRead = (id: string, at: Date): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: linkKey(id),
      UpdateExpression: 'SET #data.last_read_at = :now',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#data': 'data' },
      ExpressionAttributeValues: { ':now': at.toISOString() },
    },
  }),
  failed: () => new AppError('not_found'),
});

/** Notes that the page of a link was opened for the first time; fails with `openedBefore` later on. */
export const noteOpened = (id: string, at: Date, openedBefore: () => Error): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: linkKey(id),
      UpdateExpression: 'SET #data.opened_at = :now, #data.last_read_at = :now',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#data.opened_at)',
      ExpressionAttributeNames: { '#data': 'data' },
      ExpressionAttributeValues: { ':now': at.toISOString() },
    },
  }),
  failed: openedBefore,
});

/** Revokes a link; revoking it again keeps the first instant. */
export const revokeLink = (id: string, at: Date): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: linkKey(id),
      UpdateExpression: 'SET #data.revoked_at = if_not_exists(#data.revoked_at, :now)',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#data': 'data' },
      ExpressionAttributeValues: { ':now': at.toISOString() },
    },
  }),
  failed: () => new AppError('not_found'),
});
