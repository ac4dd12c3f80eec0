import type { APIGatewayProxyResult } from 'aws-lambda';

export const answerWith = (
  statusCode: number,
  type: 'application/json' | 'application/problem+json',
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
});
