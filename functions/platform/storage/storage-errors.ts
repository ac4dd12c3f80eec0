/** Errors after which nothing was applied. */
const notAppliedErrors = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
]);
/** The answer was lost or is not final, so only the same body with the same token is safe to send again. */
const unknownOutcomeErrors = new Set([
  'InternalServerError',
  'ServiceUnavailable',
  'TransactionInProgressException',
  'TimeoutError',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);

const namesOf = (error: unknown): string[] =>
  error instanceof Error ? [(error as Error & { code?: string }).code ?? error.name, error.name] : [];

/** A write that was refused for the moment, and of which nothing is stored. */
export const isNotApplied = (error: unknown): boolean => notAppliedErrors.has(namesOf(error)[0] ?? '');

/** A write of which nobody knows yet whether it is stored. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  namesOf(error).some((name) => unknownOutcomeErrors.has(name));

/** A table or bucket that cannot be reached or takes no more for the moment: the same request may succeed soon. */
export const isStorageAway = (error: unknown): boolean =>
  error instanceof Error && '$metadata' in error && (isNotApplied(error) || isOutcomeUnknown(error));
