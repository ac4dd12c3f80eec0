import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/**
 * How long a client of AWS waits for a connection, and for the next bytes on it, in milliseconds, until the service
 * counts as away. Without it a client waits for as long as its function lives; three tries fit into one request.
 */
export const SERVICE_WAIT = { connectionTimeout: 2_000, socketTimeout: 4_000 } as const;

/** The codes of a connection that was not made. */
const notConnectedCodes = ['EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'];
/** The codes of a connection that broke. */
const brokenCodes = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** Errors after which nothing was applied. */
const notAppliedErrors = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  ...notConnectedCodes,
]);
/** The answer was lost or is not final, so only the same body with the same token is safe to send again. */
const unknownOutcomeErrors = new Set([
  'InternalServerError',
  'ServiceUnavailable',
  'TransactionInProgressException',
  'TimeoutError',
  ...brokenCodes,
]);

const namesOf = (error: unknown): string[] =>
  error instanceof Error ? [(error as Error & { code?: string }).code ?? error.name, error.name] : [];

/** A write that was refused for the moment, and of which nothing is stored. */
export const isNotApplied = (error: unknown): boolean => notAppliedErrors.has(namesOf(error)[0] ?? '');

/** A write of which nobody knows yet whether it is stored. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  namesOf(error).some((name) => unknownOutcomeErrors.has(name));

/** What DynamoDB says of an item beyond 400 KB, whether it is put or grows. */
const TOO_LARGE = /item size\b.* exceeded the maximum allowed size/i;

/** An item that is larger than a table takes, which is refused each time. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).some(({ Message: message = '' }) => TOO_LARGE.test(message))
    : error instanceof Error && error.name === 'ValidationException' && TOO_LARGE.test(error.message);

const networkCodes = new Set([...notConnectedCodes, ...brokenCodes]);
/** Refusals of other services than the tables, which say to come back. */
const busyErrors = new Set(['TooManyRequestsException', 'SlowDown']);

const isFromService = (error: unknown): error is Error & { $metadata: { httpStatusCode?: number } } =>
  error instanceof Error && '$metadata' in error;

/**
 * A service of AWS that cannot be reached, fails or takes no more for the moment: the same request may succeed soon.
 * Without `$metadata` are the errors of a body that was streamed, which the SDK does not try again.
 */
export const isServiceAway = (error: unknown): boolean => {
  if (!isFromService(error)) return namesOf(error).some((name) => name === 'TimeoutError' || networkCodes.has(name));
  const { httpStatusCode: status = 0 } = error.$metadata;
  return (
    isNotApplied(error) || isOutcomeUnknown(error) || busyErrors.has(error.name) || status === 429 || status >= 500
  );
};
