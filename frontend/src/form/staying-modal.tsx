import type { ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Unbroken } from '../ui/unbroken.tsx';
import { Modal } from '../ui/modal.tsx';

type Props = Omit<ModalProps, 'opened' | 'closeButtonProps'> & {
  opened?: boolean;
  /** Something of the dialog is being saved. */
  isBusy: boolean;
  /** What closing does, for the button at the top. */
  closeLabel?: string;
};

/** A dialog that stays while it is saved: closed, it would have nobody to tell how that ended. */
export const StayingModal = ({ opened = true, isBusy, closeLabel, onClose, title, ...props }: Props) => {
  const { t } = useTranslation('ui');
  return (
    <Modal
      {...props}
      title={typeof title === 'string' ? <Unbroken text={title} /> : title}
      opened={opened}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      closeButtonProps={{ 'aria-label': closeLabel ?? t('close'), disabled: isBusy }}
    />
  );
};
