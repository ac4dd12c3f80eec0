import { createHmac, timingSafeEqual } from 'node:crypto';

export const TIMESTAMP_HEADER = 'x-webhook-timestamp';
export const SIGNATURE_HEADER = 'x-webhook-signature';

/** How far the moment of a webhook may lie from now, in seconds: one that was caught cannot be sent again later. */
const AGE_MAX_SECONDS = 300;

/** HMAC SHA-256 over the moment and the body as it travels, in hexadecimal digits. */
export const webhookSignature = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Whether the moment of a webhook, in seconds since 1970, is about now. */
export const isRecent = (timestamp: string | undefined, at: number): timestamp is string =>
  timestamp !== undefined && /^\d{1,12}$/.test(timestamp) && Math.abs(at / 1000 - Number(timestamp)) <= AGE_MAX_SECONDS;

/** Whether the signature of a webhook is the one that only the provider can make. */
export const isSigned = (secret: string, timestamp: string, body: string, signature: string): boolean => {
  const right = Buffer.from(webhookSignature(secret, timestamp, body));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
};
