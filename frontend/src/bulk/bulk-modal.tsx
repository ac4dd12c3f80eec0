import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BulkFormProps } from './bulk-form-props.ts';
import { FieldForm } from './field-form.tsx';
import { TagsForm } from './tags-form.tsx';

export type BulkWay = 'field' | 'tags_add' | 'tags_remove';

/** Asks what to set on the chosen records. */
export const BulkModal = ({ way, ...form }: BulkFormProps & { way: BulkWay }) => {
  const { t } = useTranslation(['bulk', 'ui']);
  return (
    <Modal
      opened
      onClose={form.onClose}
      size={550}
      title={t(`bulk:title.${way}`)}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      {way === 'field' ? <FieldForm {...form} /> : <TagsForm {...form} way={way} />}
    </Modal>
  );
};
