import type { APIGatewayProxyEvent } from 'aws-lambda';

/** A header by its name in lower case. API Gateway passes header names on as they were sent. */
export const headerOf = ({ headers }: APIGatewayProxyEvent, name: string): string | undefined =>
  Object.entries(headers).find(([sent]) => sent.toLowerCase() === name)?.[1];
