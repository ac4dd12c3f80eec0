import type { APIGatewayProxyEvent } from 'aws-lambda';
import { headerOf } from './header-of.ts';

/**
 * The address of the caller. Behind CloudFront it is the last but one of the forwarded addresses: the last one is
 * CloudFront itself, and the caller can invent the earlier ones.
 */
export const addressOf = (event: APIGatewayProxyEvent): string => {
  const forwarded = headerOf(event, 'x-forwarded-for')?.split(',') ?? [];
  return forwarded.at(-2)?.trim() ?? event.requestContext.identity.sourceIp;
};
