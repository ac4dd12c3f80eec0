import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORY_NAME_MAX } from '#shared/templates/limits.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import type { CategoryAct } from './category-menu.tsx';
import { branchIds, linesOf, withoutCategory, type Category, type Line } from '../../../contracts/category-tree.ts';
import { categoryOptions } from './category-options.ts';
import type { useCategories } from './use-categories.ts';
import { Select } from '../../../ui/select.tsx';

type Props = {
  act: CategoryAct;
  /** The category that the act is about; absent for a new one at the top. */
  category: Category | undefined;
  tree: ReturnType<typeof useCategories>;
  close: () => void;
};

/** Adds, renames, moves or removes a category. */
export const CategoryModal = ({ act, category, tree, ...props }: Props) => {
  const { t } = useTranslation('template-pages');
  const { form, notice, close } = useDialogForm(
    { name: act === 'rename' ? (category?.name ?? '') : '' },
    props.close,
    `${act}:${category?.id ?? ''}`,
  );
  const { name } = form.values;
  const [parent, setParent] = useState(category?.parent_id ?? null);
  const [isTried, setTried] = useState(false);
  const { categories, save } = tree;
  const lines = (): Line[] => {
    if (act === 'add') return [...linesOf(categories), { name: name.trim(), parent_id: category?.id ?? null }];
    if (act === 'remove') return category ? withoutCategory(categories, category.id) : linesOf(categories);
    return linesOf(categories).map((line) =>
      line.id === category?.id
        ? { ...line, ...(act === 'rename' ? { name: name.trim() } : { parent_id: parent }) }
        : line,
    );
  };
  const needsName = act === 'add' || act === 'rename';
  const submit = (): void => {
    setTried(true);
    if (!needsName || name.trim() !== '') save.mutate(lines(), { onSuccess: close });
  };
  const problem = save.error?.problem;
  return (
    <FormModal
      title={t(`category.title.${act}`, { category: category?.name })}
      submit={t(`category.submit.${act}`)}
      saving={save.isPending}
      isDanger={act === 'remove'}
      problem={act === 'add' || act === 'rename' ? problem : problem && { ...problem, fields: [] }}
      onSubmit={submit}
      close={close}
    >
      {notice}
      {needsName && (
        <TextField
          label={t('category.name')}
          required
          maxLength={CATEGORY_NAME_MAX}
          data-autofocus
          value={name}
          onChange={(text) => form.setFieldValue('name', text)}
          error={isTried && isBlank(name) ? t('category.nameRequired') : problem?.fields[0]?.message}
        />
      )}
      {act === 'move' && category && (
        <Select
          label={t('category.parent')}
          data={[
            { value: '0', label: t('category.top') },
            ...categoryOptions(categories, branchIds(categories, category.id)),
          ]}
          value={String(parent ?? 0)}
          allowDeselect={false}
          onChange={(value) => setParent(Number(value) || null)}
        />
      )}
      {act === 'remove' && <Text size="sm">{t('category.removeText', { count: category?.count ?? 0 })}</Text>}
    </FormModal>
  );
};
