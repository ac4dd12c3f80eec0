import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateOut } from '#shared/contract/templates/template.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { categoryOptions } from './category-options.ts';
import { useCategories } from './use-categories.ts';
import { useMoveTemplate } from './use-move-template.ts';
import { Select } from '../../../ui/select.tsx';

/** Moves a template to another category, as dragging it does. */
export const MoveModal = ({ row, close }: { row: TemplateOut; close: () => void }) => {
  const { t } = useTranslation('template-pages');
  const { categories } = useCategories();
  const move = useMoveTemplate();
  const [category, setCategory] = useState(row.category_id);
  return (
    <FormModal
      title={t('move.title')}
      submit={t('move.submit')}
      saving={false}
      onSubmit={() => move(row.id, row.version, category, close)}
      close={close}
    >
      <Select
        label={t('move.category')}
        data={[{ value: '0', label: t('move.none') }, ...categoryOptions(categories)]}
        value={String(category ?? 0)}
        allowDeselect={false}
        onChange={(value) => setCategory(Number(value) || null)}
      />
    </FormModal>
  );
};
