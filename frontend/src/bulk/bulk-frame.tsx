import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StayingModal } from '../form/staying-modal.tsx';
import { BulkFoot } from './bulk-foot.tsx';
import type { BulkFormProps } from './bulk-form-props.ts';
import { submitHandler } from '../ui/submit-handler.ts';

type Props = Pick<BulkFormProps, 'object' | 'target' | 'onClose'> & {
  mode: 'field' | 'tags_add' | 'tags_remove';
  foot: Omit<Parameters<typeof BulkFoot>[0], 'onClose'>;
  onSubmit: () => void;
  children: ReactNode;
};

/** The dialog around what is asked of the selected records. */
export const BulkFrame = ({ object, target, mode, foot, onSubmit, onClose, children }: Props) => {
  const { t } = useTranslation('bulk');
  const things = t(`things.${object}`, { count: target.count });
  return (
    <StayingModal size={550} title={t(`title.${mode}`, { things })} isBusy={foot.isStarting} onClose={onClose}>
      <form onSubmit={submitHandler(onSubmit)} noValidate>
        <Stack gap={16}>
          {children}
          <BulkFoot {...foot} onClose={onClose} />
        </Stack>
      </form>
    </StayingModal>
  );
};
