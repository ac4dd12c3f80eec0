import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '../ui/router.ts';

type Props = { dirty: boolean };

/** Leaving a changed form asks first (spec A §2); the browser's own question covers closing the tab. */
export const LeaveGuard = ({ dirty }: Props) => {
  const { t } = useTranslation('form');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [dirty]);
  const isBlocked = blocker.state === 'blocked';
  return (
    <Modal opened={isBlocked} onClose={() => blocker.reset?.()} title={t('leaveTitle')}>
      <Text mb={24}>{t('leaveText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {t('stay')}
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
      </Group>
    </Modal>
  );
};
