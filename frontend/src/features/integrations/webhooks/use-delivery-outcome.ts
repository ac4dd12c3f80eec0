import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifySuccess } from '../../../ui/notify.ts';
import type { Delivery } from './use-webhook.ts';
import { useWebhookWords } from './webhook-words.ts';

/** Says what became of something that was sent by hand: a toast when it arrived, else its line in the log. */
export const useDeliveryOutcome = () => {
  const { t } = useTranslation('webhooks');
  const words = useWebhookWords();
  const [failed, setFailed] = useState<string>();
  const report = (delivery: Delivery): void => {
    const isDelivered = delivery.state === 'delivered';
    if (isDelivered) notifySuccess(t('sent', { outcome: words.outcome(delivery) }));
    setFailed(isDelivered ? undefined : delivery.delivery_id);
  };
  return { failed, report };
};

export type DeliveryOutcome = ReturnType<typeof useDeliveryOutcome>;
