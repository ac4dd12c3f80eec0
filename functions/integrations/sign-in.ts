import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { REAUTH_TRIES, REAUTH_WINDOW_MINUTES } from '#shared/integrations/limits.ts';
import { credentialIssues } from '#shared/integrations/integration.rules.ts';
import {
  payrollCredentials,
  type Check,
  type Integration,
  type PayrollCredentials,
} from '#shared/integrations/integration.ts';
import type { PayrollProduct } from '#shared/integrations/provider.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { withFewTries } from '#functions/platform/session/failed-tries.ts';
import { failedSignInsKey } from '#functions/platform/storage/keys.ts';
import { isFailure, signInWith } from './integration-checks.ts';

/** Credentials as they are sent. */
export type SentCredentials = {
  readonly new_username: string;
  readonly new_customer_code: string;
  readonly new_password: string;
  readonly new_secret?: string | null | undefined;
};

/** Credentials that an office let in, and the check that this was. */
export type TriedCredentials = { readonly credentials: PayrollCredentials; readonly check: Check };

/** The key of an integration that is not there yet. */
const NOT_ADDED = 0;

const connectionFailed = (): AppError =>
  new AppError('connection_failed', { detail: 'unable to connect to integration' });

/** The check of credentials that the office knows; the tries of a user that it refuses are counted. */
const assertWorks = async (
  actor: Actor,
  product: PayrollProduct,
  integrationId: number,
  credentials: PayrollCredentials,
): Promise<Check> => {
  const key = failedSignInsKey(integrationId, actor.user_id);
  const check = await withFewTries({ key, tries: REAUTH_TRIES, minutes: REAUTH_WINDOW_MINUTES }, async () => {
    const made = await signInWith(product, credentials);
    if (made.outcome === 'login_failed') throw connectionFailed();
    return made;
  });
  // An office that is away says nothing about the credentials.
  if (isFailure(check.outcome)) throw connectionFailed();
  return check;
};

/**
 * The credentials that were sent, once the office has let them in; undefined for a file, which has none. Nothing is
 * stored yet, and nothing of them is in an error.
 */
export const tryCredentials = async (
  actor: Actor,
  product: PayrollProduct,
  sent: SentCredentials | undefined,
  { integrationId = NOT_ADDED, path = '' }: { readonly integrationId?: number; readonly path?: string },
): Promise<TriedCredentials | undefined> => {
  assertNoIssues(credentialIssues(sent, product, hasFlag(actor, 'integration_secret_required'), path));
  if (!sent) return undefined;
  const credentials = payrollCredentials.parse({
    username: sent.new_username,
    customer_code: sent.new_customer_code,
    password: sent.new_password,
    ...(sent.new_secret && { secret: sent.new_secret }),
  });
  return { credentials, check: await assertWorks(actor, product, integrationId, credentials) };
};

/** What may be known of credentials. */
export const stateOf = (actor: Actor, credentials: PayrollCredentials): NonNullable<Integration['credentials']> => ({
  customer_code: credentials.customer_code,
  has_secret: credentials.secret === undefined ? 0 : 1,
  changed_at: now().toISOString(),
  changed_by: actor.name,
});
