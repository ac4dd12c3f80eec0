import { useTranslation } from 'react-i18next';
import { editIntegration } from '#shared/contract/integrations/edit-integration.ts';
import { INTEGRATION_NAME_MAX } from '#shared/integrations/limits.ts';
import { useCall } from '../../api/query.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { nameIssues } from './integration-form.ts';
import type { IntegrationDetails } from './use-integration.ts';

/** Changes the name of an integration. */
export const RenameModal = ({ details, ...props }: { details: IntegrationDetails; close: () => void }) => {
  const { t } = useTranslation('integrations');
  const { id, version, name } = details;
  const call = useCall(editIntegration);
  const { form, notice, close } = useDialogForm({ name }, props.close);
  const save = (): void => {
    const issues = nameIssues(form.values.name);
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      { body: { integration_id: id, version, name: form.values.name } },
      {
        onSuccess: () => {
          notifySuccess(t('saved'));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t('rename.title', { name })}
      submit={t('save')}
      saving={call.isPending}
      disabled={form.values.name === name}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <TextField
        {...fieldOf(form, () => t('field.name'))('name')}
        required
        maxLength={INTEGRATION_NAME_MAX}
        data-autofocus
      />
    </FormModal>
  );
};
