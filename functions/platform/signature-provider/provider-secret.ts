import * as z from 'zod';
import { secretStore } from '#functions/platform/secrets/secret-store.ts';

const providerSecret = z.object({
  /** What the product shows the provider. */
  api_key: z.string().min(1),
  /** With what the provider signs its webhooks. */
  webhook_secret: z.string().min(32),
});
export type ProviderSecret = z.infer<typeof providerSecret>;

/** The name in the store of secrets (docs/areas/deployment.md#keys-and-secrets). */
export const providerSecretName = (key: string): string => `signatures/${key}`;

/** Undefined while nobody has put it into the store. */
export const readProviderSecret = async (key: string): Promise<ProviderSecret | undefined> => {
  const stored = await secretStore().read(providerSecretName(key));
  return stored === undefined ? undefined : providerSecret.parse(JSON.parse(stored));
};
