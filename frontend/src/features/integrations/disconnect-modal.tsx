import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { deleteIntegration } from '#shared/contract/integrations/delete-integration.ts';
import { useCall } from '../../api/query.ts';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import classes from './integrations.module.css';
import type { IntegrationDetails } from './use-integration.ts';
import type { Reach } from './use-reach.ts';

type Props = { details: IntegrationDetails; reach: Reach; close: () => void };

/** Asks before an integration goes, and says what goes with it and what stays. */
export const DisconnectModal = ({ details: { id, name }, reach: { people, pushes }, close }: Props) => {
  const { t } = useTranslation('integrations');
  const call = useCall(deleteIntegration);
  const done = (): void => {
    notifySuccess(t('disconnect.done', { name }));
    close();
  };
  return (
    <ConfirmModal
      title={t('disconnect.title', { name })}
      problem={call.error?.problem}
      confirm={t('disconnect.confirm')}
      isDanger
      isPending={call.isPending}
      onConfirm={() => void call.mutateAsync({ body: { integration_id: id } }).then(done, () => undefined)}
      onClose={close}
    >
      <div className={classes.question}>
        <Text>{t('disconnect.goes')}</Text>
        <Text>{t('disconnect.stays')}</Text>
        {pushes !== undefined && pushes > 0 && <Text>{t('disconnect.pushes', { count: pushes })}</Text>}
        {people !== undefined && people > 0 && <Text>{t('disconnect.people', { count: people })}</Text>}
      </div>
    </ConfirmModal>
  );
};
