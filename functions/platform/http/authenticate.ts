import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { AppError } from '#shared/errors/problem.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { isOurAccessToken, sessionOf, type Claims, type Session } from './access-token.ts';
import { keyFetches } from './key-fetches.ts';

const CACHE_MAX = 500;

const FETCH_TIMEOUT_MS = 3_000;

/** Throws `unavailable` where the issuer does not answer: that says nothing about the token. */
const readFrom = async (uri: string): Promise<ArrayBuffer> => {
  try {
    const response = await fetch(uri, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${uri} answered ${response.status}`);
    const answer = await response.arrayBuffer();
    // What stands before an issuer may answer with a page of its own.
    JSON.parse(new TextDecoder().decode(answer));
    return answer;
  } catch (error) {
    logger.warn('issuer away', { uri, error: toError(error) });
    throw new AppError('unavailable', { detail: 'The sign-in service does not answer. Try again in a moment.' });
  }
};

// The library's own fetcher supports https only; the local provider answers on http.
const fetcher = { fetch: readFrom };

/** Where the keys of the issuer are: in the settings, or where the issuer says. */
const keySetOf = async (issuer: string): Promise<string> =>
  process.env['OIDC_JWKS_URI'] ?? (await import('./discover-key-set.ts')).discoverKeySet(issuer, readFrom);

const newVerifier = async () => {
  const issuer = process.env['OIDC_ISSUER'] ?? '';
  const jwksUri = await keySetOf(issuer);
  return JwtVerifier.create(
    { issuer, audience: null, jwksUri },
    { jwksCache: new SimpleJwksCache({ fetcher, penaltyBox: keyFetches() }) },
  );
};
let verifier: ReturnType<typeof newVerifier> | undefined;

const readyVerifier = (): ReturnType<typeof newVerifier> => {
  verifier ??= newVerifier();
  // An issuer that does not answer is asked again with the next request.
  verifier.catch(() => (verifier = undefined));
  return verifier;
};

const verify = async (token: string): Promise<Claims> => {
  const ready = await readyVerifier();
  try {
    // why: the library knows claims as JSON; the issuer puts these into every token
    return (await ready.verify(token)) as unknown as Claims;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('unauthenticated');
  }
};

/** The claims of verified tokens until they expire: verifying a signature costs more than a warm list. */
const verified = new LruCache<Claims>(CACHE_MAX);

/**
 * Subject, sign-in and groups of a valid access token of our issuer and client. Throws `unauthenticated` for any other
 * token, and `unavailable` while the keys of the issuer cannot be read.
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
  const claims = await verify(token);
  if (!isOurAccessToken(claims)) throw new AppError('unauthenticated');
  verified.set(token, claims);
  return sessionOf(claims);
};
