import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { revokeApiKey } from '#shared/contract/session/revoke-api-key.ts';
import { useCall } from '../../../api/query.ts';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../../ui/notify.ts';

/** Asks before a key ends for good. */
export const RevokeKeyModal = ({ id, name, close }: { id: number; name: string; close: () => void }) => {
  const { t } = useTranslation('api-keys');
  const call = useCall(revokeApiKey);
  const done = (): void => {
    notifySuccess(t('revoked', { name }));
    close();
  };
  return (
    <ConfirmModal
      title={t('revokeTitle', { name })}
      problem={call.error?.problem}
      confirm={t('revokeConfirm')}
      isDanger
      isPending={call.isPending}
      onConfirm={() => call.mutate({ body: { id } }, { onSuccess: done })}
      onClose={close}
    >
      <Text>{t('revokeText')}</Text>
    </ConfirmModal>
  );
};
