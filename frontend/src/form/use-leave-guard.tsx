import { Button, Group, Modal, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '../ui/router.ts';

/**
 * Asks before a changed form is left, inside the app and when the tab closes
 * (docs/areas/screens.md#what-a-form-refuses). Render `modal`, and lift the guard right before navigating after a save.
 */
export const useLeaveGuard = (dirty: boolean): { modal: ReactNode; allowLeaving: () => void } => {
  const { t } = useTranslation('form');
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const allowLeaving = useCallback(() => {
    isAllowed.current = true;
  }, []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty && !isAllowed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  const stay = () => blocker.reset?.();
  const modal = (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={t('leave.title')}
      closeButtonProps={{ 'aria-label': t('leave.close') }}
    >
      <Text size="md">{t('leave.text')}</Text>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={stay} data-autofocus>
          {t('leave.stay')}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{t('leave.go')}</Button>
      </Group>
    </Modal>
  );
  return { modal, allowLeaving };
};
