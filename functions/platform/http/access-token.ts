import { AppError } from '#shared/errors/problem.ts';
import type { SaidGroups } from '#functions/platform/session/known-groups.ts';

/** The claims that are read; providers differ in how they name the client of a token. */
export type Claims = Record<string, unknown> & { sub: string; exp: number; iat: number; auth_time?: number };

export type Session = {
  subject: string;
  /** Epoch seconds. */
  signedInAt: number;
  /** The groups in the token, where rights come from groups. */
  groups: SaidGroups | undefined;
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');

/** Cognito says what its tokens are for; elsewhere an access token has a scope and an id token has none. */
const isForAccess = ({ token_use, scope, scp }: Claims): boolean =>
  token_use === undefined ? (scope ?? scp) !== undefined : token_use === 'access';

const clientOf = ({ client_id, azp, appid, cid }: Claims): unknown => client_id ?? azp ?? appid ?? cid;

const isForUs = ({ aud }: Claims): boolean => {
  const audience = process.env['OIDC_AUDIENCE'];
  return audience === undefined || listOf(aud).includes(audience);
};

/**
 * Whether verified claims are those of an access token of our client, and for our audience where one is set; Cognito's
 * access tokens carry none (docs/areas/session-and-rights.md#sign-in).
 */
export const isOurAccessToken = (claims: Claims): boolean =>
  isForAccess(claims) && clientOf(claims) === process.env['OIDC_CLIENT_ID'] && isForUs(claims);

/** An e-mail address names a user whichever case it is written in, unless the provider has not made sure of it. */
const subjectOf = (claims: Claims): string => {
  const claim = process.env['OIDC_USER_CLAIM'] ?? 'sub';
  const subject = textOf(claims[claim]);
  if (subject === undefined || (claim === 'email' && claims['email_verified'] === false))
    throw new AppError('unauthenticated', { detail: `The access token names nobody by the claim ${claim}.` });
  return claim === 'sub' ? subject : subject.toLowerCase();
};

/**
 * The session of a token. A renewed token, or one obtained silently, is as old as the sign-in behind it: an issuer
 * other than the user pool has to say how old that is, or a session that was ended would go on with its next token.
 */
export const sessionOf = (claims: Claims): Session => {
  const { iat, auth_time } = claims;
  if (auth_time === undefined && process.env['OIDC_USER_CLAIM'] !== undefined)
    throw new AppError('unauthenticated', {
      detail: 'The access token does not say when its user signed in (auth_time).',
    });
  const groups = process.env['OIDC_GROUP_CLAIM'];
  return {
    subject: subjectOf(claims),
    signedInAt: Math.min(auth_time ?? iat, iat),
    groups: groups === undefined ? undefined : { names: listOf(claims[groups]), saidAt: iat },
  };
};
