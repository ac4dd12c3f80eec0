import { useTranslation } from 'react-i18next';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { issue } from '#shared/errors/issue.ts';
import { documentLanguages, templateTypes, type DocumentLanguage, type TemplateType } from '#shared/templates/names.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { FormModal } from '../../../form/form-modal.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';
import { categoryOptions } from './category-options.ts';
import { useCategories } from './use-categories.ts';
import { Select } from '../../../ui/select.tsx';

type Form = { name: string; type: TemplateType | ''; language: DocumentLanguage | ''; category_id: number | null };

type Props = {
  category: number | null;
  /** The text that it starts with, such as one that was imported. */
  content?: string;
  name?: string;
  close: () => void;
};

/** Asks for what a new template cannot do without, and opens it in the editor. */
export const NewTemplateModal = ({ category, content = '', ...props }: Props) => {
  const { t } = useTranslation(['template-pages', 'templates']);
  const navigate = useNavigate();
  const call = useCall(addTemplate);
  const { categories } = useCategories();
  const start: Form = {
    name: props.name ?? '',
    type: 'employment_contract',
    language: 'nl',
    category_id: category,
  };
  const { form, notice, forget, close } = useDialogForm<Form>(start, props.close);
  const field = fieldOf(form, (path) => t(`new.${path}`));
  const submit = (): void => {
    const { name, type, language } = form.values;
    if (isBlank(name)) return applyIssues(form, [issue('name', 'required')]);
    if (type === '' || language === '') return undefined;
    return call.mutate(
      { body: { name: name.trim(), type, language, category_id: form.values.category_id, content_html: content } },
      {
        onSuccess: ({ id }) => {
          forget();
          void navigate(paths.template(id));
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t('new.title')}
      submit={t('new.submit')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={submit}
      close={close}
    >
      {notice}
      <TextField {...field('name')} required data-autofocus />
      <SelectField
        {...field('type')}
        required
        options={templateTypes.map((value) => ({ value, label: t(`templates:type.${value}`) }))}
      />
      <SelectField
        {...field('language')}
        required
        options={documentLanguages.map((value) => ({ value, label: t(`templates:language.${value}`) }))}
      />
      <Select
        label={t('new.category_id')}
        data={[{ value: '0', label: t('move.none') }, ...categoryOptions(categories)]}
        value={String(form.values.category_id ?? 0)}
        allowDeselect={false}
        onChange={(value) => form.setFieldValue('category_id', Number(value) || null)}
      />
    </FormModal>
  );
};
