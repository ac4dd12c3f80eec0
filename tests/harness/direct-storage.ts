import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDbServer } from '#infra/local/dynamodb/server.ts';

/**
 * Lets a client reach the tables in its own process without a connection and a signature, which take a quarter of the
 * time of most tests. What they do on the wire is tested in `tests/conformance`.
 */
export const connectDirectly = ({ config, middlewareStack }: DynamoDBClient, server: DynamoDbServer): void => {
  middlewareStack.remove('httpSigningMiddleware');
  config.requestHandler = {
    ...config.requestHandler,
    metadata: config.requestHandler.metadata ?? { handlerProtocol: 'http/1.1' },
    async handle({ headers, body }) {
      // An answer never comes in the same turn.
      await nextTurn();
      const text = typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array);
      const answer = await server.call(headers['x-amz-target'] ?? '', text);
      const bytes = Buffer.from(JSON.stringify(answer.body));
      const contentType = { 'content-type': 'application/x-amz-json-1.0' };
      const response = {
        statusCode: answer.status,
        headers: contentType,
        body: Readable.from(bytes, { objectMode: false }),
      };
      return { response };
    },
  };
};
