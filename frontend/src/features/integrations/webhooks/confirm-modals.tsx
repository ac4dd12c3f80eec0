import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deleteWebhookSubscription } from '#shared/contract/integrations/delete-webhook-subscription.ts';
import { editWebhookSubscription } from '#shared/contract/integrations/edit-webhook-subscription.ts';
import { useCall } from '../../../api/query.ts';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';
import { useUnloadQuestion } from '../../../form/use-unload-question.ts';
import { useSecret } from './use-secret.ts';
import type { Webhook } from './use-webhook.ts';

type Props = { webhook: Webhook; close: () => void };

export const DeleteWebhookModal = ({ webhook: { id, name }, close }: Props) => {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const call = useCall(deleteWebhookSubscription);
  const done = (): void => {
    notifySuccess(t('delete.done', { name }));
    void navigate(paths.webhooks);
  };
  return (
    <ConfirmModal
      title={t('delete.title', { name })}
      problem={call.error?.problem}
      confirm={t('delete.confirm')}
      isDanger
      isPending={call.isPending}
      onConfirm={() => void call.mutateAsync({ body: { webhook_subscription_id: id } }).then(done, () => undefined)}
      onClose={close}
    >
      <Text>{t('delete.text')}</Text>
    </ConfirmModal>
  );
};

export const NewSecretModal = ({ webhook, close }: Props) => {
  const { t } = useTranslation('webhooks');
  const call = useCall(editWebhookSubscription);
  const tellSecret = useSecret('renewed');
  useUnloadQuestion(call.isPending);
  const body = { webhook_subscription_id: webhook.id, new_secret: true } as const;
  const done = ({ secret }: { secret: string | null }): void => {
    close();
    if (secret !== null) tellSecret(secret);
  };
  return (
    <ConfirmModal
      title={t('newSecret.title')}
      problem={call.error?.problem}
      confirm={t('newSecret.confirm')}
      isPending={call.isPending}
      onConfirm={() => void call.mutateAsync({ body }).then(done, () => undefined)}
      onClose={close}
    >
      <Text>{t('newSecret.text')}</Text>
    </ConfirmModal>
  );
};
