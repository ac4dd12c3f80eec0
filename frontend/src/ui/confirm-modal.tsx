import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { ErrorBox } from './error-box.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** What the call answered instead of doing it; the question stays open. */
  problem?: Problem | undefined;
  /** Text of the button that does it, red when `isDanger`. */
  confirm: string;
  isDanger?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a call, and stays until the call succeeded. */
export const ConfirmModal = (props: Props) => {
  const { title, children, problem, confirm, isDanger = false, isPending, onConfirm, onClose } = props;
  const { t } = useTranslation('ui');
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': t('cancel') }} title={title}>
      {children}
      {problem && <ErrorBox problem={problem} />}
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button {...(isDanger && { color: 'red' })} loading={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
};
