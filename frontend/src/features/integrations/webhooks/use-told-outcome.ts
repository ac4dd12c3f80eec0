import { useTranslation } from 'react-i18next';
import { notifyForNow, notifySuccess } from '../../../ui/notify.ts';
import type { Delivery } from './use-webhook.ts';
import { useWebhookWords } from './webhook-words.ts';

/** Says what became of something that was sent by hand. */
export const useToldOutcome = () => {
  const { t } = useTranslation('webhooks');
  const words = useWebhookWords();
  return (delivery: Delivery): void => {
    if (delivery.state === 'delivered') notifySuccess(t('sent', { outcome: words.outcome(delivery) }));
    else notifyForNow({ title: t('notSent'), text: words.outcome(delivery) });
  };
};
