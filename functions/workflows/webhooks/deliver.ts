import { deliverWebhooks } from '#functions/platform/webhooks/deliver-webhooks.ts';
import { sendWebhook } from '#functions/platform/webhooks/send-webhook.ts';

/** The function has a minute, and one delivery may take a sixth of it. */
const BUDGET_MS = 40_000;

/** Delivers webhooks on a schedule; locally the worker process calls it. */
export const handler = async (): Promise<void> => void (await deliverWebhooks(sendWebhook, Date.now() + BUDGET_MS));
