import { Logger } from '@aws-lambda-powertools/logger';

/**
 * Structured logs with the request id. They hold ids, codes and addresses only, never bodies, tokens or search terms
 * (docs/areas/deployment.md#logs).
 */
export const logger = new Logger({ serviceName: 'back-office' });

/** What was thrown, as the error that a log line takes. */
export const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The caller in the log line of a request. */
export type LoggedCaller = { userId?: number; keyId?: number; linkId?: string };

export type Outcome = LoggedCaller & {
  operation: string;
  requestId: string;
  status: number;
  milliseconds: number;
  address: string;
  /** The response held wages. */
  wages?: boolean;
};

export const logRequest = (outcome: Outcome): void => logger.info('request', { ...outcome });

export const logBug = (operation: string, requestId: string, error: unknown): void =>
  logger.error('bug', { operation, requestId, error: toError(error) });
