import { useTranslation } from 'react-i18next';
import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import { editContractName } from '#shared/contract/contracts/edit-contract-name.ts';
import { CONTRACT_NAME_MAX } from '#shared/contracts/limits.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';

type Props = { contract: ContractDetails; close: () => void };

/** Gives a contract another name. */
export const RenameModal = ({ contract: { id, name }, ...props }: Props) => {
  const { t } = useTranslation('contracts');
  const { form, notice, close } = useDialogForm({ name }, props.close, `rename:${id}`);
  const call = useCall(editContractName);
  const problem = call.error?.problem;
  return (
    <FormModal
      title={t('actions.rename')}
      submit={t('values.save')}
      saving={call.isPending}
      problem={problem}
      onSubmit={() => call.mutate({ body: { contract_id: id, contract_name: form.values.name } }, { onSuccess: close })}
      close={close}
    >
      {notice}
      <TextField
        data-autofocus
        label={t('column.name')}
        maxLength={CONTRACT_NAME_MAX}
        value={form.values.name}
        onChange={(text) => form.setFieldValue('name', text)}
        error={problem?.fields.find(({ path }) => path === 'contract_name')?.message}
      />
    </FormModal>
  );
};
