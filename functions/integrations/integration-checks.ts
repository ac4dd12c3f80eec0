import { CHECKS_KEPT, SLOW_CHECK_MS } from '#shared/integrations/limits.ts';
import type { Check, Integration, PayrollCredentials } from '#shared/integrations/integration.ts';
import type { CheckOutcome } from '#shared/integrations/names.ts';
import type { PayrollProduct } from '#shared/integrations/provider.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { readTurn, takeTurn } from '#functions/platform/storage/turns.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readCredentials } from './credentials.ts';
import { integrationStore } from './integration-store.ts';
import { productOf } from './products.ts';
import { providerOf } from './providers.ts';

/**
 * The checks of an integration, latest first. They stand beside it, so that a check makes no form outdated that is
 * being edited.
 */
export type KeptChecks = {
  readonly checks: readonly Check[];
  /** When the first of the checks that fail in a row was made; null while the last one went well. */
  readonly failing_since: string | null;
  /** The last day of which the nightly check was made. */
  readonly checked_on: IsoDate | null;
  /** The `failing_since` that people were told of. */
  readonly told_of: string | null;
};

const PART = 'checks';
const noChecks: KeptChecks = { checks: [], failing_since: null, checked_on: null, told_of: null };

export const readChecks = async (integrationId: number): Promise<KeptChecks> => {
  const { parts } = (await integrationStore.getWithParts(integrationId)) ?? { parts: new Map<string, KeptChecks>() };
  // why: the part is written by `writeChecks` only
  return { ...noChecks, ...(parts.get(PART) as KeptChecks | undefined) };
};

export const isFailure = (outcome: CheckOutcome): boolean =>
  outcome === 'login_failed' || outcome === 'service_offline';

/** What is kept once there is one check more. */
export const addCheck = (before: KeptChecks, check: Check, night: IsoDate | null): KeptChecks => ({
  ...before,
  checks: [check, ...before.checks].slice(0, CHECKS_KEPT),
  failing_since: isFailure(check.outcome) ? (before.failing_since ?? check.at) : null,
  checked_on: night ?? before.checked_on,
});

/** Keeps this instead of whatever was kept: for an integration that nobody else knows yet. */
export const writeChecks = (integrationId: number, kept: KeptChecks): Write =>
  integrationStore.putPart(integrationId, PART, { ...kept });

/**
 * The writes of a change to what is kept. Somebody may look at the moment of the nightly check, so of two at once one
 * fails with `conflict` and starts from what the other one kept (`retryLost`).
 */
export const changeChecks = async (
  integrationId: number,
  change: (before: KeptChecks) => KeptChecks,
): Promise<{ readonly kept: KeptChecks; readonly writes: readonly Write[] }> => {
  const turn = { type: 'integration', id: integrationId, part: 'checks-turn' } as const;
  const seen = await readTurn(turn);
  const kept = change(await readChecks(integrationId));
  return { kept, writes: [writeChecks(integrationId, kept), takeTurn(turn, seen)] };
};

/** The history of an integration that was just added, with the sign-in that let it in. */
export const firstCheck = (integrationId: number, check: Check): Write =>
  writeChecks(integrationId, addCheck(noChecks, check, null));

/** The check that a sign-in with these credentials makes; one that works and takes long is called slow. */
export const signInWith = async (product: PayrollProduct, credentials: PayrollCredentials): Promise<Check> => {
  const started = performance.now();
  const signIn = await providerOf(product).signIn(credentials);
  const ms = Math.round(performance.now() - started);
  return { at: now().toISOString(), outcome: signIn === 'success' && ms > SLOW_CHECK_MS ? 'slow' : signIn, ms };
};

/** Signs in with the credentials that are kept; undefined where there is nothing to sign in with. */
export const signInOnce = async ({ id, product: key }: Integration): Promise<Check | undefined> => {
  const product = productOf(key);
  const credentials = await readCredentials(id);
  return product?.kind === 'http' && credentials ? signInWith(product, credentials) : undefined;
};
