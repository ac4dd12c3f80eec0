import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ShownOnce } from '../../../ui/shown-once.tsx';
import { Modal } from '../../../ui/modal.tsx';
import classes from './webhooks.module.css';

type Props = { secret: string; isRenewed?: boolean; close: () => void };

/** The secret of a webhook, which is shown only once. */
export const SecretModal = ({ secret, isRenewed = false, close }: Props) => {
  const { t } = useTranslation(['webhooks', 'ui']);
  return (
    <Modal opened onClose={close} title={t('secret.title')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <ShownOnce text={t('secret.once')} value={secret} copy={t('secret.copy')} />
      <p className={classes.use}>{t(isRenewed ? 'secret.renewed' : 'secret.use')}</p>
      <Group justify="flex-end" mt={24}>
        <Button onClick={close}>{t('secret.done')}</Button>
      </Group>
    </Modal>
  );
};
