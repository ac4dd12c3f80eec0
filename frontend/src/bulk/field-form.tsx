import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { can } from '#shared/permissions/rules.ts';
import { query } from '../api/query.ts';
import { SelectField } from '../form/select-field.tsx';
import { useActor } from '../ui/actor.tsx';
import { ActDayField } from './act-day-field.tsx';
import { BulkFrame } from './bulk-frame.tsx';
import type { BulkFormProps } from './bulk-form-props.ts';
import { bulkInputs, wireValue, type BulkInput } from './bulk-inputs.ts';
import { BulkValue } from './bulk-value.tsx';
import { useActDay } from './use-act-day.ts';
import { useBulkEdit } from './use-bulk-edit.ts';

const useInputs = (object: BulkFormProps['object']): BulkInput[] => {
  const { t } = useTranslation(['bulk', 'form', feedFactsOf(object).messages]);
  const actor = useActor();
  const { data } = useQuery({
    ...query(listCustomFields, { query: { object_type: object } }),
    enabled: can(actor, 'custom-fields:view'),
  });
  return bulkInputs(object, actor, data?.data ?? [], t);
};

type Typed = { value: string; shown: string };
const noValue: Typed = { value: '', shown: '' };

/** Asks for one field and the value that all selected records get. */
export const FieldForm = ({ object, target, onStarted, onClose }: BulkFormProps) => {
  const { t } = useTranslation('bulk');
  const inputs = useInputs(object);
  const [key, setKey] = useState('');
  const [{ value, shown }, setTyped] = useState(noValue);
  const [error, setError] = useState<string>();
  const { countedRecords: things, isStarting, problem, start } = useBulkEdit(object, target, onStarted);
  const input = inputs.find((one) => one.key === key);
  const day = useActDay(value === '0' ? 'last' : 'first');

  const effectOf = ({ label, required }: BulkInput): string | undefined => {
    if (value === '') return required ? undefined : t('effect.clear', { field: label, things });
    return t('effect.set', { field: label, value: shown, things });
  };
  const choose = (next: string) => {
    setKey(next);
    setTyped(noValue);
    setError(undefined);
  };
  const submit = (): void => {
    if (!input || effectOf(input) === undefined) return;
    const wrongDay = input.day === undefined ? undefined : day.issue;
    if (wrongDay) return day.setError(wrongDay.message);
    const sent = { [key]: wireValue(input, value), ...(input.day !== undefined && { [input.day]: day.wire }) };
    start(sent, ({ fields: [first] }) =>
      first?.path.endsWith(`.${input.day}`) ? day.setError(first.message) : setError(first?.message),
    );
  };
  return (
    <BulkFrame
      mode="field"
      object={object}
      target={target}
      foot={{ effect: input && effectOf(input), things, isStarting, problem }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('field')}
        required
        searchable
        options={inputs.map(({ key: own, label }) => ({ value: own, label }))}
        value={key}
        onChange={choose}
        data-autofocus
      />
      {input && (
        <BulkValue
          key={key}
          input={input}
          value={value}
          error={error}
          onChange={(next, name = next) => {
            setTyped({ value: next, shown: name });
            setError(undefined);
          }}
        />
      )}
      {input?.day !== undefined && value !== '' && <ActDayField day={day} />}
    </BulkFrame>
  );
};
