import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { ErrorBox } from './error-box.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** The problem of a failed call; the question stays open. */
  problem?: Problem | undefined;
  /** The label of the button that confirms, which is red when `isDanger`. */
  confirm: string;
  isDanger?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a call, and stays open until the call succeeds. */
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
