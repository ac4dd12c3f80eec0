import { useTranslation } from 'react-i18next';
import { editTemplate } from '#shared/contract/templates/edit-template.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { issue } from '#shared/errors/issue.ts';
import { documentLanguages, type DocumentLanguage } from '#shared/templates/names.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { FormModal } from '../../../form/form-modal.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextField } from '../../../form/text-field.tsx';
import type { DraftKeeper } from './draft-keeper.ts';

type Form = { name: string; language: DocumentLanguage | '' };
type Props = { details: TemplateDetails; draft: DraftKeeper; close: () => void };

/** Changes the name of a template and the language that it is written in. */
export const RenameModal = ({ details, draft, ...props }: Props) => {
  const { t } = useTranslation(['template-pages', 'templates']);
  const call = useCall(editTemplate);
  const { form, notice, close } = useDialogForm<Form>({ name: details.name, language: details.language }, props.close);
  const field = fieldOf(form, (path) => t(`new.${path}`));
  const submit = async (): Promise<void> => {
    const name = form.values.name.trim();
    if (name === '') return applyIssues(form, [issue('name', 'required')]);
    await draft.flush();
    return call.mutate(
      {
        body: {
          template_id: details.id,
          version: draft.version,
          name,
          language: form.values.language || details.language,
        },
      },
      {
        onSuccess: ({ version }) => {
          draft.version = version;
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t('rename.title')}
      submit={t('rename.submit')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={() => void submit()}
      close={close}
    >
      {notice}
      <TextField {...field('name')} required data-autofocus />
      <SelectField
        {...field('language')}
        required
        options={documentLanguages.map((value) => ({ value, label: t(`templates:language.${value}`) }))}
      />
    </FormModal>
  );
};
