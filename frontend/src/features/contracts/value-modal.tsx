import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setCustomShortcodeValue } from '#shared/contract/contracts/set-custom-shortcode-value.ts';
import { SHORTCODE_VALUE_MAX } from '#shared/contracts/limits.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { TextArea } from '../../form/text-area.tsx';

type Props = {
  contractId: number;
  value: { shortcode: string; label: string; value: string; record_value: string };
  close: () => void;
};

/**
 * Sets the value of a field in this contract alone; an empty one goes back to the record. The tab keeps none, since it
 * may be a wage (docs/areas/screens.md#drafts).
 */
export const ValueModal = ({ contractId, value: { shortcode, label, value, record_value: record }, close }: Props) => {
  const { t } = useTranslation('contracts');
  const [typed, setTyped] = useState(value);
  const call = useCall(setCustomShortcodeValue);
  const problem = call.error?.problem;
  const save = (): void =>
    call.mutate({ body: { contract_id: contractId, shortcode, value: typed } }, { onSuccess: close });
  return (
    <FormModal
      title={t('values.modal', { label })}
      submit={t('values.save')}
      saving={call.isPending}
      problem={problem}
      onSubmit={save}
      close={close}
    >
      <TextArea
        data-autofocus
        label={label}
        max={SHORTCODE_VALUE_MAX}
        help={record === '' ? t('values.onlyHere') : t('values.orRecord', { value: record })}
        rows={1}
        value={typed}
        onChange={setTyped}
        error={problem?.fields.find(({ path }) => path === 'value' || path === 'shortcode')?.message}
      />
    </FormModal>
  );
};
