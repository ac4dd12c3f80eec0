import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { signOutEverywhere } from '#shared/contract/session/sign-out-everywhere.ts';
import { useCall } from '../api/query.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { useIdentity } from './identity-context.ts';

/** Asks, ends all sessions of the user, and leaves through the provider so that its own session ends too. */
export const SignOutEverywhere = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('shell');
  const { identity } = useIdentity();
  const call = useCall(signOutEverywhere);
  const send = () => call.mutate({ body: {} }, { onSuccess: () => void identity.signOut() });
  return (
    <Modal
      opened
      onClose={close}
      closeButtonProps={{ 'aria-label': t('user.cancel') }}
      title={t('user.signOutEverywhereTitle')}
    >
      <Text mb={16}>{t('user.signOutEverywhereText')}</Text>
      {call.error && <ErrorBox problem={call.error.problem} />}
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={close}>
          {t('user.cancel')}
        </Button>
        <Button loading={call.isPending || call.isSuccess} onClick={send}>
          {t('user.signOutEverywhere')}
        </Button>
      </Group>
    </Modal>
  );
};
