import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Origin } from '#functions/platform/runtime/origin.ts';
import { headerOf } from './header-of.ts';

/**
 * The address of the caller. Behind CloudFront it is the last but one of the forwarded addresses: the last one is
 * CloudFront itself, and the caller can invent the earlier ones.
 */
export const addressOf = (event: APIGatewayProxyEvent): string => {
  const forwarded = headerOf(event, 'x-forwarded-for')?.split(',') ?? [];
  return forwarded.at(-2)?.trim() ?? event.requestContext.identity.sourceIp;
};

const AGENT_MAX = 300;

/** Where a request came from. */
export const originOf = (event: APIGatewayProxyEvent, request_id: string): Origin => {
  const agent = headerOf(event, 'user-agent')?.slice(0, AGENT_MAX);
  return { request_id, address: addressOf(event), ...(agent !== undefined && { agent }) };
};
