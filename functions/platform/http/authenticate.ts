import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { AppError } from '#shared/errors/problem.ts';
import { LruCache } from '#shared/list/lru-cache.ts';

type Claims = { sub: string; exp: number; iat: number; auth_time?: number; token_use?: unknown; client_id?: unknown };

export type Session = {
  subject: string;
  /** Epoch seconds. */
  signedInAt: number;
};
const CACHE_MAX = 500;

const FETCH_TIMEOUT_MS = 3_000;

// The library's own fetcher supports https only; the local provider answers on http.
const fetcher = {
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    const response = await fetch(uri, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the key set answered ${response.status}`);
    return response.arrayBuffer();
  },
};

const newVerifier = () =>
  JwtVerifier.create(
    {
      issuer: process.env['OIDC_ISSUER'] ?? '',
      audience: null,
      jwksUri: process.env['OIDC_JWKS_URI'] ?? `${process.env['OIDC_ISSUER']}/.well-known/jwks.json`,
    },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
let verifier: ReturnType<typeof newVerifier> | undefined;

/** The claims of verified tokens until they expire: verifying a signature costs more than a warm list. */
const verified = new LruCache<Claims>(CACHE_MAX);

const isAccessToken = (claims: Claims): boolean =>
  claims.token_use === 'access' && claims.client_id === process.env['OIDC_CLIENT_ID'];

/** The session of a token. A renewed token, or one obtained silently, is as old as the sign-in behind it. */
const sessionOf = ({ sub, iat, auth_time }: Claims): Session => ({
  subject: sub,
  signedInAt: Math.min(auth_time ?? iat, iat),
});

/**
 * Subject and sign-in of a valid access token of our issuer and client; Cognito access tokens carry no `aud`
 * (docs/areas/session-and-rights.md#sign-in).
 */
export const authenticate = async (authorization: string | undefined): Promise<Session> => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  const known = verified.get(token);
  if (known) {
    if (known.exp * 1000 > Date.now()) return sessionOf(known);
    verified.delete(token);
    throw new AppError('unauthenticated', { detail: 'The session has expired.' });
  }
  verifier ??= newVerifier();
  const claims = await verifier.verify(token).then(
    (payload) => payload as unknown as Claims,
    () => {
      throw new AppError('unauthenticated');
    },
  );
  if (!isAccessToken(claims)) throw new AppError('unauthenticated');
  verified.set(token, claims);
  return sessionOf(claims);
};
