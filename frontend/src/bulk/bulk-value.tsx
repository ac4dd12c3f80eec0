import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/custom-fields/custom-value.ts';
import { DateField } from '../form/date-field.tsx';
import { DecimalField } from '../form/decimal-field.tsx';
import type { FieldProps } from '../form/field-props.ts';
import { MoneyField } from '../form/money-field.tsx';
import { PersonPicker } from '../form/person-picker.tsx';
import { SelectField } from '../form/select-field.tsx';
import { UNSEARCHED_MAX } from '../ui/select-sign.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextField } from '../form/text-field.tsx';
import type { BulkInput } from './bulk-inputs.ts';
import { ReferenceValue } from './reference-value.tsx';
import { TeamsChoice } from './teams-choice.tsx';

type Props = Omit<FieldProps, 'label' | 'onChange'> & {
  input: BulkInput;
  /** `shown` is the name of the value, where that differs from the value. */
  onChange: (value: string, shown?: string) => void;
};

/** The input for the value that all selected records get. */
export const BulkValue = ({ input, onChange, ...rest }: Props) => {
  const { t } = useTranslation('bulk');
  const props = { ...rest, label: t('value'), required: input.required };
  const labelOf = (value: string) => input.options.find((option) => option.value === value)?.label;
  switch (input.kind) {
    case 'line':
      return <TextField {...props} onChange={onChange} />;
    case 'text':
      return <TextArea {...props} onChange={onChange} max={TEXT_MAX} />;
    case 'url':
      return <TextField {...props} onChange={onChange} type="url" placeholder="https://" />;
    case 'email':
      return <TextField {...props} onChange={onChange} type="email" />;
    case 'number':
      return <DecimalField {...props} onChange={onChange} />;
    case 'money':
      return <MoneyField {...props} onChange={onChange} />;
    case 'date':
      return <DateField {...props} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          {...props}
          clearable={!input.required}
          searchable={input.options.length > UNSEARCHED_MAX}
          options={input.options}
          onChange={(value) => onChange(value, labelOf(value))}
        />
      );
    case 'reference':
      return <ReferenceValue {...props} refersTo={input.refersTo} onChange={onChange} />;
    case 'teams':
      return <TeamsChoice {...props} onChange={onChange} />;
    case 'person':
      return (
        <PersonPicker
          {...props}
          nobody={t('nobody')}
          unchosen={rest.value === ''}
          value={Number(rest.value ?? 0)}
          onChange={(id, person) => onChange(String(id), id > 0 ? person?.name : t('nobody'))}
        />
      );
  }
};
