import { Autocomplete, Button, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valuesOfField } from '#shared/contracts/coded-values.ts';
import { EQUALS_MAX } from '#shared/document-content/limits.ts';
import { FieldError } from '../form/field-error.tsx';
import { tooLongMessage } from '../form/field-props.ts';
import { FormModal } from '../form/form-modal.tsx';
import { shownLanguage } from '../ui/format.ts';
import type { ConditionLook } from './drawn/draw-nodes.ts';
import type { FieldChoice } from './field-choice.ts';
import { Select } from '../ui/select.tsx';

type Props = {
  fields: readonly FieldChoice[];
  start: ConditionLook | undefined;
  onSave: (condition: ConditionLook) => void;
  /** Shows the blocks always; only where there is a condition. */
  onRemove: () => void;
  close: () => void;
};

/** Asks what has to hold for some blocks to be shown. */
export const ConditionModal = ({ fields, start, onSave, onRemove, close }: Props) => {
  const { t } = useTranslation('document-editor');
  const [field, setField] = useState(start?.field ?? null);
  const [equals, setEquals] = useState(start?.equals ?? null);
  const [isTried, setTried] = useState(false);
  const tooLong = tooLongMessage(equals ?? '', EQUALS_MAX);
  const submit = (): void => {
    setTried(true);
    if (field !== null && equals?.trim() !== '' && tooLong === undefined) onSave({ field, equals });
  };
  return (
    <FormModal
      title={t('condition.title')}
      submit={t(start ? 'condition.save' : 'condition.add')}
      saving={false}
      onSubmit={submit}
      close={close}
    >
      <Select
        label={t('condition.field')}
        placeholder={t('condition.fieldPlaceholder')}
        searchable
        required
        data={fields.map(({ name, label }) => ({ value: name, label }))}
        value={field}
        onChange={setField}
        error={isTried && field === null && t('condition.fieldRequired')}
      />
      <Radio.Group
        label={t('condition.when')}
        value={equals === null ? 'has' : 'equals'}
        onChange={(kind) => setEquals(kind === 'has' ? null : '')}
      >
        <Stack gap={8} mt={4}>
          <Radio value="has" label={t('condition.has')} />
          <Radio value="equals" label={t('condition.equals')} />
        </Stack>
      </Radio.Group>
      {equals !== null && (
        <Autocomplete
          label={t('condition.value')}
          required
          value={equals}
          onChange={setEquals}
          data={field === null ? [] : valuesOfField(field, shownLanguage())}
          error={
            tooLong === undefined ? (
              isTried && equals.trim() === '' && t('condition.valueRequired')
            ) : (
              <FieldError label={t('condition.value')} isCounted>
                {tooLong}
              </FieldError>
            )
          }
        />
      )}
      {start && (
        <Button variant="subtle" onClick={onRemove} style={{ alignSelf: 'flex-start' }}>
          {t('condition.remove')}
        </Button>
      )}
    </FormModal>
  );
};
