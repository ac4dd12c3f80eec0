import * as z from 'zod';
import { AppError } from '#shared/errors/problem.ts';
import { logger } from '#functions/platform/runtime/log.ts';

const bugs = [TypeError, RangeError, ReferenceError, SyntaxError, z.ZodError];
/** The storage refuses this request however often it is sent. */
const refused = new Set(['ValidationException', 'TransactionCanceledException']);

/**
 * True when trying again may help: a fault of the infrastructure. The step then fails and its retry goes on from the
 * ledger. Everything else belongs to the one item.
 */
export const isTransient = (error: unknown): boolean => {
  if (error instanceof AppError) return error.code === 'unavailable' || error.code === 'internal';
  return !(bugs.some((bug) => error instanceof bug) || (error instanceof Error && refused.has(error.name)));
};

/** The sentence that the item or the run shows; a bug is logged and shown without detail. */
export const failureMessage = (error: unknown, runId: string): string => {
  if (error instanceof AppError) return error.message;
  logger.error('bug in a run', { runId, error: error as Error });
  return 'Something went wrong';
};
