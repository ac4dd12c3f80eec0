import type { APIGatewayAuthorizerResult } from 'aws-lambda';
import * as z from 'zod';
import { AppError } from '#shared/errors/problem.ts';
import { authenticate } from '#functions/platform/http/authenticate.ts';

const asked = z.object({ authorizationToken: z.string().optional(), methodArn: z.string() });

/** Every operation of the API: the answer is remembered for a token, whichever it asks for first. */
const everyOperation = (methodArn: string): string => `${methodArn.split('/').slice(0, 2).join('/')}/*`;

/**
 * Checks the token of a caller for API Gateway, which knows user pools itself and no other issuer. The functions check it
 * again (docs/areas/deployment.md#way-in).
 */
export const handler = async (event: unknown): Promise<APIGatewayAuthorizerResult> => {
  const { authorizationToken, methodArn } = asked.parse(event);
  const session = await authenticate(authorizationToken).catch((error: unknown) => {
    // API Gateway knows this word, and answers 401; to any other error it answers 500, and the app asks again.
    const isRefused = error instanceof AppError && error.code === 'unauthenticated';
    throw isRefused ? new Error('Unauthorized', { cause: error }) : error;
  });
  const allowed = { Action: 'execute-api:Invoke', Effect: 'Allow', Resource: everyOperation(methodArn) } as const;
  return { principalId: session.subject, policyDocument: { Version: '2012-10-17', Statement: [allowed] } };
};
