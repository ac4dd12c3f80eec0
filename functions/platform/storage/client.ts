import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/**
 * An attempt of a transaction that takes longer counts as lost and is sent again: the overlap of the list engine is
 * derived from this. A read that takes longer is only warned of, since a busy storage is not helped by more reads.
 */
export const ATTEMPT_TIMEOUT_MS = 3_000;

const agent = { keepAlive: true, maxSockets: 200 };

let raw: DynamoDBClient | undefined;
let documents: DynamoDBDocumentClient | undefined;
let rawTransactions: DynamoDBClient | undefined;
let transactions: DynamoDBDocumentClient | undefined;

const translation = { marshallOptions: { removeUndefinedValues: true } };

const connect = (maxAttempts: number, throwOnRequestTimeout: boolean): DynamoDBClient => {
  const client = new DynamoDBClient({
    maxAttempts,
    requestHandler: new NodeHttpHandler({
      requestTimeout: ATTEMPT_TIMEOUT_MS,
      throwOnRequestTimeout,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    }),
  });
  // The logger copies every input and output for a log that nobody keeps: a fifth of the time of reading 100,000 rows.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
};

/**
 * The client for reads and single writes; endpoint and region come from the environment. Tests inject faults on its
 * middleware stack.
 */
export const dynamo = (): DynamoDBClient => (raw ??= connect(3, false));

export const documentClient = (): DynamoDBDocumentClient =>
  (documents ??= DynamoDBDocumentClient.from(dynamo(), translation));

type Serializer = {
  serializeRequest: (operation: unknown, input: object, context: unknown) => Promise<{ body?: unknown }>;
};

/**
 * Writes bodies at once, where the client's own serializer appends piece by piece: a tenth of the time of an import. An
 * attribute value is sent as it stands in the input, but for bytes, which no table holds.
 */
const withPlainBodies = (client: DynamoDBClient): DynamoDBClient => {
  // why: the types know this method of two generations of protocols only, whose other arguments differ
  const protocol = client.config.protocol as Serializer;
  const serialize = protocol.serializeRequest.bind(protocol);
  protocol.serializeRequest = async (operation, input, context) => {
    const request = await serialize(operation, {}, context);
    request.body = JSON.stringify(input);
    return request;
  };
  return client;
};

/** A client that sends once: `transact` retries itself, so that a write is never older than one attempt. */
export const transactionDynamo = (): DynamoDBClient => (rawTransactions ??= withPlainBodies(connect(1, true)));

export const transactionClient = (): DynamoDBDocumentClient =>
  (transactions ??= DynamoDBDocumentClient.from(transactionDynamo(), translation));

/** Whether a single write was refused because its condition did not hold. */
export const isUnmet = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** Closes the clients of a process that starts over with another endpoint. */
export const closeClients = (): void => {
  raw?.destroy();
  rawTransactions?.destroy();
};
