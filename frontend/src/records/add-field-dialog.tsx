import { useTranslation } from 'react-i18next';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import type { CustomFieldObject } from '#shared/custom-fields/custom-field.ts';
import { useCall } from '../api/query.ts';
import { applyIssues } from '../form/apply-problem.ts';
import { FormModal } from '../form/form-modal.tsx';
import { useDialogForm } from '../form/use-dialog-form.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { bodyOf, formOf, issuesOf, type DefinitionForm } from './definition-form.ts';
import { DefinitionFields } from './definition-fields.tsx';

type Props = {
  object: CustomFieldObject;
  /** What is known of the field already. */
  start: Partial<Pick<DefinitionForm, 'name' | 'type' | 'options'>>;
  onAdded: (field: { id: number; name: string }) => void;
  close: () => void;
};

/** Adds a custom field from a page that needs it, where that page stays as it is. */
export const AddFieldDialog = ({ object, start, onAdded, ...props }: Props) => {
  const { t } = useTranslation('custom-fields');
  const call = useCall(addCustomField);
  const { form, notice, close } = useDialogForm<DefinitionForm>({ ...formOf({}), ...start }, props.close);
  const submit = (): void => {
    const typed = form.values;
    const issues = issuesOf(typed);
    if (issues.length > 0) return applyIssues(form, issues);
    return call.mutate(
      { body: { object_type: object, type: typed.type, ...bodyOf(object, typed) } },
      {
        onSuccess: ({ id }) => {
          const name = typed.name.trim();
          notifySuccess(t('form.added', { name }));
          onAdded({ id, name });
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      isWide
      title={t('form.addTitle', { object: t(`object.${object}`) })}
      submit={t('form.add')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={submit}
      close={close}
    >
      {notice}
      <DefinitionFields form={form} object={object} isNew />
    </FormModal>
  );
};
