import { webhookDeliveryKey } from '#functions/platform/storage/keys.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { deliveryOf, placeOf, type StoredDelivery } from '#functions/platform/webhooks/delivery-store.ts';
import type { Records } from './read-records.ts';
import type { Finding } from './finding.ts';

type Place = { readonly timeline?: string; readonly moment?: string };

const faultsOf = (item: Item, delivery: StoredDelivery): string[] => {
  const { pk, sk } = webhookDeliveryKey(delivery.subscription_id, delivery.event.id);
  const { timeline, moment }: Place = placeOf(delivery);
  const isOpen = delivery.state === 'waiting';
  return [
    ...(item['pk'] === pk && item['sk'] === sk ? [] : ['stands under another key']),
    ...(item['timeline'] === timeline && item['moment'] === moment ? [] : ['stands in the wrong list']),
    ...(isOpen === (delivery.next_at !== null) ? [] : [isOpen ? 'waits for no moment' : 'has an end and a moment']),
  ];
};

/** Each delivery waits for a moment, in the list of its subscription, or has an end. */
export const checkWebhooks = ({ webhooks }: Records): Finding[] =>
  webhooks.flatMap((item) =>
    faultsOf(item, deliveryOf(item)).map((detail) => ({
      check: 'webhook',
      key: `${String(item['pk'])} ${String(item['sk'])}`,
      detail,
    })),
  );
