import type { User } from '#shared/people/user.ts';

/** A key as it is stored. The secret is not: only its hash is. */
export type ApiKey = {
  /** A number of its own among those of users, so that what the key does is told apart from what people do. */
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly string[];
  /** The user who made it, whose rights bound those of the key. */
  readonly made_by: number;
  readonly made_by_name: string;
  readonly created_at: string;
  /** The last day with it. */
  readonly expires_on: string;
  readonly revoked_at: string | null;
};

export const keyStates = ['active', 'expired', 'revoked', 'ended'] as const;
export type KeyState = (typeof keyStates)[number];

/** What a key needs to know of the user who made it. */
export type KeyMaker = Pick<User, 'active' | 'access_changed_at'>;

/**
 * The ISO instant at which a key, or a calendar feed, ended for good, since its maker lost their access; null for one
 * that did not.
 */
export const endWithMaker = (
  { created_at: made }: Pick<ApiKey, 'created_at'>,
  { access_changed_at: ended }: KeyMaker,
): string | null => (ended !== undefined && made <= ended ? ended : null);

/** The state of a key on a day (ISO). `ended`: its maker was deactivated, maybe reactivated since. */
export const stateOfKey = (key: ApiKey, maker: KeyMaker | undefined, today: string): KeyState => {
  if (key.revoked_at !== null) return 'revoked';
  if (key.expires_on < today) return 'expired';
  return !maker?.active || endWithMaker(key, maker) !== null ? 'ended' : 'active';
};

/** The name under which a key acts, in feeds and in the audit log. */
const KEY_ACTOR = 'Key: ';
export const actorNameOfKey = (name: string): string => `${KEY_ACTOR}${name}`;
export const isNameOfKey = (name: string): boolean => name.startsWith(KEY_ACTOR);

/** A key as callers send it: a prefix that scanners of leaked secrets know, its number, its secret. */
const SENT_KEY = /^bok_([1-9]\d{0,14})_([\w-]{43})$/;
export const KEY_PREFIX = 'bok_';
export const sentKey = (id: number, secret: string): string => `${KEY_PREFIX}${id}_${secret}`;
export const readSentKey = (text: string): { id: number; secret: string } | undefined => {
  const [, id, secret] = SENT_KEY.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id: Number(id), secret };
};
