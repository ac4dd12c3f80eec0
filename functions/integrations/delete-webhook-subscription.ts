import { deleteWebhookSubscription } from '#shared/contract/integrations/delete-webhook-subscription.ts';
import type { WebhookSubscription } from '#shared/webhooks/webhook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { storedSubscription, subscriptionStore } from '#functions/platform/webhooks/subscription-store.ts';
import { noteArrived } from '#functions/platform/webhooks/webhook-health.ts';
import { removeSecret } from '#functions/platform/webhooks/webhook-secrets.ts';
import { webhookEvent } from './webhook-edit.ts';
import { presentSubscription } from './webhook-wire.ts';

export const handler = serve(deleteWebhookSubscription, async ({ body, actor, commit }) => {
  const { webhook_subscription_id: id, version } = body;
  const answer = await editRecord<WebhookSubscription, { id: number }>({
    of: [subscriptionStore.type, id],
    version,
    commit,
    read: () => storedSubscription(id),
    present: (before) => presentSubscription(before, null),
    plan: (before) => ({
      writes: [subscriptionStore.remove(before), noteArrived(id), webhookEvent(actor, 'deleted', before)],
      answer: () => ({ id }),
    }),
  });
  await removeSecret(id);
  return answer;
});
