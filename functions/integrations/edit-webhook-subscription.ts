import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { editWebhookSubscription } from '#shared/contract/integrations/edit-webhook-subscription.ts';
import type { WebhookSubscription } from '#shared/webhooks/webhook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { wakeUp } from '#functions/platform/runtime/wake-up.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { storedSubscription, subscriptionStore } from '#functions/platform/webhooks/subscription-store.ts';
import { renewSecret } from '#functions/platform/webhooks/webhook-secrets.ts';
import { assertMaySendTo, changeWrites, patchSubscription } from './webhook-edit.ts';
import { presentSubscription } from './webhook-wire.ts';

type Saved = EndpointResponse<typeof editWebhookSubscription>;

/** Saves the record once the store of secrets has taken the new secret: no record tells of a secret that is not there. */
const savedWithSecret = async (id: number, save: () => Promise<Saved>): Promise<Saved> => {
  // Nothing is written for a webhook that is not there.
  await storedSubscription(id);
  const saved: Saved[] = [];
  const secret = await renewSecret(id, async () => void saved.push(await save()));
  const [answer] = saved;
  if (!answer) throw new Error('a secret was renewed without its record');
  return { ...answer, secret };
};

export const handler = serve(editWebhookSubscription, async ({ body, actor, commit }) => {
  const { webhook_subscription_id: id, version, ...sent } = body;
  if (sent.url !== undefined) await assertMaySendTo(sent.url);
  const save = () =>
    editRecord<WebhookSubscription, Saved>({
      of: [subscriptionStore.type, id],
      version,
      commit,
      read: () => storedSubscription(id),
      present: (before) => presentSubscription(before, null),
      plan: (before) => ({
        writes: changeWrites(actor, before, patchSubscription(before, sent), sent.new_secret === true),
        answer: (next) => ({ id, version: next, secret: null }),
      }),
    });
  const saved = sent.new_secret ? await savedWithSecret(id, save) : await save();
  wakeUp('webhooks');
  return saved;
});
