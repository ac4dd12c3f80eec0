import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/**
 * The id of a link is the hash of its token. Nobody can guess a random token, so a plain hash is as safe as a slow
 * one.
 */
export const linkIdOf = (token: string): string => createHash('sha256').update(token).digest('hex');
