import * as z from 'zod';
import { AppError } from '#shared/errors/problem.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';

const bugs = [TypeError, RangeError, ReferenceError, SyntaxError, z.ZodError];
/** Errors of requests that the storage refuses each time they are sent. */
const permanentErrors = new Set(['ValidationException', 'TransactionCanceledException']);

/**
 * True for a fault of the infrastructure, after which a retry may help: the step fails and its retry goes on from the
 * ledger. Any other error belongs to the one item.
 */
export const isTransient = (error: unknown): boolean => {
  if (error instanceof AppError) return error.code === 'unavailable' || error.code === 'internal';
  return !(bugs.some((bug) => error instanceof bug) || (error instanceof Error && permanentErrors.has(error.name)));
};

/** The sentence that the item or the run shows. A bug is logged and shown without detail. */
export const failureMessage = (error: unknown, runId: string): string => {
  if (error instanceof AppError) return error.message;
  logger.error('bug in a run', { runId, error: toError(error) });
  return 'Something went wrong';
};
