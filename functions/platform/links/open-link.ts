import { AppError } from '#shared/errors/problem.ts';
import { LINK_TOKEN, type Link, type LinkPurpose } from '#shared/links/link.ts';
import { assertAlive, readLink } from './link-store.ts';
import { countWrongToken } from './wrong-tokens.ts';

/**
 * The link behind a token that somebody at `address` presents. A token that is malformed, unknown or for another
 * purpose is counted and throws `not_found`; one that was revoked or has expired throws `link_ended`.
 */
export const openLink = async (
  token: string,
  { purposes, address, at }: { purposes: readonly LinkPurpose[]; address: string; at: Date },
): Promise<Link> => {
  const link = LINK_TOKEN.test(token) ? await readLink(token) : undefined;
  if (!link || !purposes.includes(link.purpose)) {
    await countWrongToken(address);
    throw new AppError('not_found');
  }
  assertAlive(link, at);
  return link;
};
