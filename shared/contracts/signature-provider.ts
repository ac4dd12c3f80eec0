import * as z from 'zod';

/**
 * The provider of signatures of a deployment. Its address is a setting of the deployment and never a field, so nobody
 * can make the product call an address of their choice (docs/areas/signature-provider.md#provider).
 */
export const signatureProviderSetting = z.strictObject({
  /** Names the webhook and the secret, so a provider keeps its key. */
  key: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/),
  name: z.string().min(1),
  address: z.url(),
  /** The weight of its signatures. */
  level: z.enum(['advanced', 'qualified']),
  /** True for a sandbox: what is signed there has no legal value. */
  sandbox: z.boolean().default(false),
});
export type SignatureProviderSetting = z.infer<typeof signatureProviderSetting>;

export const providerRequestStates = [
  'created',
  'viewed',
  'signed',
  'declined',
  'expired',
  'cancelled',
  'error',
] as const;

export const providerSignerStates = ['waiting', 'viewed', 'signed', 'declined'] as const;

/** What a provider says of a request, as a whole each time it is asked; moments are ISO instants. */
export const providerStatus = z.object({
  request_id: z.string(),
  /** The name that the request was given by whoever made it. */
  reference: z.string(),
  state: z.enum(providerRequestStates),
  signers: z.array(
    z.object({
      id: z.int().positive(),
      state: z.enum(providerSignerStates),
      /** The moment at which the signer got that state; null while they wait. */
      at: z.iso.datetime().nullable(),
      /** The reason of a signer who declined. */
      reason: z.string().max(2_000).nullable().default(null),
    }),
  ),
});
export type ProviderStatus = z.infer<typeof providerStatus>;
