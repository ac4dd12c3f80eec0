import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Link } from '#shared/links/link.ts';
import { openLink } from '#functions/platform/links/open-link.ts';
import type { Identify } from './caller.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { headerOf } from './header-of.ts';

/**
 * The address of the caller. Behind CloudFront it is the last but one of the forwarded addresses: the last one is
 * CloudFront itself, and the caller can invent the earlier ones.
 */
const addressOf = (event: APIGatewayProxyEvent): string => {
  const forwarded = headerOf(event, 'x-forwarded-for')?.split(',') ?? [];
  return forwarded.at(-2)?.trim() ?? event.requestContext.identity.sourceIp;
};

/** Identifies a person with a link by the token in the path. */
export const identifyByLink: Identify<'link', { link: Link }> = async ({ purposes }, event) => {
  const token = event.pathParameters?.['token'] ?? '';
  const link = await openLink(token, { purposes, address: addressOf(event), at: now() });
  return { fields: { link }, subject: `link ${link.id}`, logged: { linkId: link.id } };
};
