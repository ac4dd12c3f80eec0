import type { Link } from '#shared/links/link.ts';
import { openLink } from '#functions/platform/links/open-link.ts';
import type { Identify } from './caller.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { addressOf } from './request-headers.ts';

/** A person with a link, who is known by the token in the path. */
export const identifyByLink: Identify<'link', { link: Link }> = async ({ purposes }, event) => {
  const token = event.pathParameters?.['token'] ?? '';
  const link = await openLink(token, { purposes, address: addressOf(event), at: now() });
  return { given: { link }, subject: `link ${link.id}`, logged: { linkId: link.id } };
};
