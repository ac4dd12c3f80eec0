import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { logger } from '#functions/platform/runtime/log.ts';
import { beginTry, endTry, UNKNOWN_ACCOUNT } from '#functions/platform/session/sign-in-tries.ts';

/** What the user pool says before it looks at a password, and after somebody is in. */
const asked = z.object({
  triggerSource: z.enum(['PreAuthentication_Authentication', 'PostAuthentication_Authentication']),
  request: z.object({
    userAttributes: z.object({ sub: z.string().optional() }).optional(),
    userNotFound: z.boolean().optional(),
  }),
});

/** The user pool waits five seconds, and turns away whom it had to wait for. */
const WAIT_MS = 2_500;

const count = async (event: unknown): Promise<void> => {
  const { triggerSource, request } = asked.parse(event);
  const subject = request.userNotFound === true ? undefined : request.userAttributes?.sub;
  const account = subject ?? UNKNOWN_ACCOUNT;
  if (triggerSource === 'PreAuthentication_Authentication') await beginTry(account);
  else await endTry(account);
};

/**
 * Counts the sign-ins at the user pool that begin, and takes away those that succeed: the pool tells nobody of a wrong
 * password. Whatever goes wrong here keeps nobody out.
 */
export const handler = async (event: unknown): Promise<unknown> => {
  const counted = count(event).catch((error: unknown) => logger.warn('a sign-in is not counted', { error }));
  await Promise.race([counted, sleep(WAIT_MS, undefined, { ref: false })]);
  return event;
};
