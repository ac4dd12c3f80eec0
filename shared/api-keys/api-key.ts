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

export const keyStates = ['active', 'expired', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

/** The state of a key on a day (ISO). */
export const stateOfKey = ({ expires_on, revoked_at }: ApiKey, today: string): KeyState => {
  if (revoked_at !== null) return 'revoked';
  return expires_on < today ? 'expired' : 'active';
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
