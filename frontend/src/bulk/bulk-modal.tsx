import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BulkAct } from '#shared/records/bulk-acts.ts';
import { ActForm } from './act-form.tsx';
import type { BulkFormProps } from './bulk-form-props.ts';
import { FieldForm } from './field-form.tsx';
import { TagsForm } from './tags-form.tsx';

export type BulkMode = 'field' | 'tags_add' | 'tags_remove' | BulkAct;

/** Asks what to change on the selected records. */
export const BulkModal = ({ mode, ...form }: BulkFormProps & { mode: BulkMode }) => {
  const { t } = useTranslation(['bulk', 'ui']);
  if (mode !== 'field' && mode !== 'tags_add' && mode !== 'tags_remove') return <ActForm {...form} act={mode} />;
  return (
    <Modal
      opened
      onClose={form.onClose}
      size={550}
      title={t(`bulk:title.${mode}`, {
        things: t(`bulk:things.${form.object}`, { count: form.target.count }),
      })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      {mode === 'field' ? <FieldForm {...form} /> : <TagsForm {...form} mode={mode} />}
    </Modal>
  );
};
