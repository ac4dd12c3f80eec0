import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { OLD_SECRET_DAYS } from '#shared/webhooks/limits.ts';
import { DAY_MS } from '#shared/values/dates.ts';
import { secretStore } from '#functions/platform/secrets/secret-store.ts';

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

const storedSecrets = z.object({ current: z.string(), old: z.string().optional(), old_until: z.string().optional() });
type StoredSecrets = z.infer<typeof storedSecrets>;

/** The secrets of webhooks are in the store of secrets and nowhere else. */
const nameOf = (subscriptionId: number): string => `webhooks/${subscriptionId}`;

const read = async (subscriptionId: number): Promise<StoredSecrets | undefined> => {
  const stored = await secretStore().read(nameOf(subscriptionId));
  return stored === undefined ? undefined : storedSecrets.parse(JSON.parse(stored));
};

/** The secrets to sign with at this moment, the present one first; none when they did not come along in a move. */
export const secretsNow = async (subscriptionId: number): Promise<string[]> => {
  const secrets = await read(subscriptionId);
  if (!secrets) return [];
  const { current, old, old_until: until = '' } = secrets;
  return old !== undefined && until > new Date().toISOString() ? [current, old] : [current];
};

/**
 * Draws a secret; the one before keeps signing for some days. What has to be saved with it is saved once the new one is
 * written and before it signs; when that fails, the one before stays.
 */
export const renewSecret = async (subscriptionId: number, save?: () => Promise<void>): Promise<string> => {
  const before = await read(subscriptionId);
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const until = new Date(Date.now() + OLD_SECRET_DAYS * DAY_MS).toISOString();
  const next: StoredSecrets = { current: secret, ...(before && { old: before.current, old_until: until }) };
  await secretStore().write(nameOf(subscriptionId), JSON.stringify(next), save && { prove: save });
  return secret;
};

export const removeSecret = (subscriptionId: number): Promise<void> => secretStore().remove(nameOf(subscriptionId));
