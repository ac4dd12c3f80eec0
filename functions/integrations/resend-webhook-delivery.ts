import { resendWebhookDelivery } from '#shared/contract/integrations/resend-webhook-delivery.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { deliverNow } from '#functions/platform/webhooks/deliver-webhooks.ts';
import {
  dueAgain,
  presentDelivery,
  readDelivery,
  saveUnlessMoved,
} from '#functions/platform/webhooks/delivery-store.ts';
import { sendWebhook } from '#functions/platform/webhooks/send-webhook.ts';
import { activeSubscription } from './webhook-edit.ts';

export const handler = serve(resendWebhookDelivery, async ({ body }) => {
  const subscription = await activeSubscription(body.webhook_subscription_id);
  const before = await readDelivery(subscription.id, body.delivery_id);
  if (!before) throw new AppError('not_found');
  const waiting = dueAgain(before, new Date());
  if (!(await saveUnlessMoved(before, waiting))) throw new AppError('conflict');
  return presentDelivery(await deliverNow(subscription, waiting, sendWebhook));
});
