import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { CLIENT_ID } from '../environment.ts';
import { writeWhole } from '../write-whole.ts';

export const ACCESS_TOKEN_SECONDS = 900;
export const API_RESOURCE = 'urn:back-office:api';
const ALGORITHM = 'RS256';

export type StoredKeys = { jwk: JWK; cookieKeys: string[] };

const newKeys = async (): Promise<StoredKeys> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: ALGORITHM, use: 'sig', kid: randomUUID() };
  return { jwk, cookieKeys: [randomBytes(32).toString('hex')] };
};

/** The keys of the data folder, made on first use; without a folder they live as long as the process. */
export const loadKeys = async (directory: string | undefined): Promise<StoredKeys> => {
  if (directory === undefined) return newKeys();
  const file = join(directory, 'keys.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return JSON.parse(stored) as StoredKeys;
  const keys = await newKeys();
  await mkdir(directory, { recursive: true });
  await writeWhole(file, JSON.stringify(keys));
  return keys;
};

export const publicKeySet = ({ jwk: { kty, n, e, alg, use, kid } }: StoredKeys) => ({
  keys: [{ kty, n, e, alg, use, kid }],
});

export type MintOptions = {
  clientId?: string;
  expiresIn?: number;
  /** Seconds since the token was given. */
  age?: number;
  tokenUse?: string;
  /** Claims beside those of the provider, or in their place. */
  claims?: Record<string, unknown>;
};

/** Signs access tokens as the provider does at the end of a sign-in. */
export const tokenMinter = async (keys: StoredKeys, issuer: string) => {
  const key = await importJWK(keys.jwk, ALGORITHM);
  return (user: string, options: MintOptions = {}): Promise<string> => {
    const clientId = options.clientId ?? CLIENT_ID;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      client_id: clientId,
      token_use: options.tokenUse ?? 'access',
      scope: 'openid',
      jti: randomUUID(),
      ...options.claims,
    })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', kid: String(keys.jwk.kid) })
      .setIssuer(issuer)
      .setSubject(user)
      .setAudience(API_RESOURCE)
      .setIssuedAt(now - (options.age ?? 0))
      .setExpirationTime(now + (options.expiresIn ?? ACCESS_TOKEN_SECONDS))
      .sign(key);
  };
};
