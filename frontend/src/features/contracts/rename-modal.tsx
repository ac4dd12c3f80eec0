import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import { editContractName } from '#shared/contract/contracts/edit-contract-name.ts';
import { CONTRACT_NAME_MAX } from '#shared/contracts/limits.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';

/** Gives a contract another name. */
export const RenameModal = ({ contract: { id, name }, close }: { contract: ContractDetails; close: () => void }) => {
  const { t } = useTranslation('contracts');
  const [typed, setTyped] = useState(name);
  const call = useCall(editContractName);
  const problem = call.error?.problem;
  return (
    <FormModal
      title={t('actions.rename')}
      submit={t('values.save')}
      saving={call.isPending}
      problem={problem}
      onSubmit={() => call.mutate({ body: { contract_id: id, contract_name: typed } }, { onSuccess: close })}
      close={close}
    >
      <TextInput
        data-autofocus
        label={t('column.name')}
        maxLength={CONTRACT_NAME_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={problem?.fields.find(({ path }) => path === 'contract_name')?.message}
      />
    </FormModal>
  );
};
