import type { APIGatewayProxyEvent } from 'aws-lambda';

/** A header by its name in lower case; a REST API hands names on as they were sent. */
export const headerOf = ({ headers }: APIGatewayProxyEvent, name: string): string | undefined =>
  Object.entries(headers).find(([sent]) => sent.toLowerCase() === name)?.[1];

/**
 * The address of whoever calls. Behind CloudFront that is the last but one of the addresses on the way, the last being
 * CloudFront itself; what stands before is what the caller says.
 */
export const addressOf = (event: APIGatewayProxyEvent): string => {
  const forwarded = headerOf(event, 'x-forwarded-for')?.split(',') ?? [];
  return forwarded.at(-2)?.trim() ?? event.requestContext.identity.sourceIp;
};
