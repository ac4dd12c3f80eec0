import { useTranslation } from 'react-i18next';
import { INTEGRATION_NAME_MAX } from '#shared/integrations/limits.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { nameIssues } from './integration-form.ts';
import type { IntegrationDetails } from './use-integration.ts';
import { useSaveIntegration } from './use-save-integration.ts';

/** Changes the name of an integration. */
export const RenameModal = ({ details, ...props }: { details: IntegrationDetails; close: () => void }) => {
  const { t } = useTranslation('integrations');
  const { name } = details;
  const { form, notice, close } = useDialogForm({ name }, props.close);
  const { save, state } = useSaveIntegration({ details, form, close });
  return (
    <FormModal
      title={t('rename.title', { name })}
      disabled={form.values.name === name}
      {...state}
      onSubmit={() => save(nameIssues(form.values.name), { name: form.values.name })}
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
