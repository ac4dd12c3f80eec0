import type { Endpoint } from '#shared/contract/endpoint.ts';
import { logger } from '#functions/platform/runtime/log.ts';

/** A response that breaks its own contract is our bug: an error in tests and locally, a log line in production. */
export const checkResponse = (definition: Endpoint, response: unknown): void => {
  if (process.env['CHECK_RESPONSES'] === 'off') return;
  const result = definition.response.safeParse(response);
  if (result.success) return;
  if (process.env['CHECK_RESPONSES'] === 'log')
    logger.error('response breaks its contract', { operation: definition.id, issues: result.error.issues });
  else throw new Error(`${definition.id} answers against its contract: ${result.error.message}`);
};
