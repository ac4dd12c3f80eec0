import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = Omit<ModalProps, 'opened' | 'closeButtonProps'> & {
  opened?: boolean;
  /** Something of the dialog is being saved. */
  isBusy: boolean;
  /** What closing does, for the button at the top. */
  closeLabel?: string;
};

/** A dialog that stays while it is saved: closed, it would have nobody to tell how that ended. */
export const StayingModal = ({ opened = true, isBusy, closeLabel, onClose, ...props }: Props) => {
  const { t } = useTranslation('ui');
  return (
    <Modal
      {...props}
      opened={opened}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      closeButtonProps={{ 'aria-label': closeLabel ?? t('close'), disabled: isBusy }}
    />
  );
};
