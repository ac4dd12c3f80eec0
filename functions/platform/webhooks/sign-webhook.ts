import { createHmac } from 'node:crypto';

type Signed = { readonly id: string; readonly timestamp: string; readonly body: string };

/** A signature of the Standard Webhooks specification; the key is what stands in base64 behind `whsec_`. */
const signature = (secret: string, { id, timestamp, body }: Signed): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

/** The headers of a webhook, signed with each of the secrets. */
export const webhookHeaders = (secrets: readonly string[], signed: Signed): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'back-office-webhooks/1',
  'webhook-id': signed.id,
  'webhook-timestamp': signed.timestamp,
  'webhook-signature': secrets.map((secret) => signature(secret, signed)).join(' '),
});
