import { useTranslation } from 'react-i18next';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { TEXT_MAX, TEXTFIELD_MAX } from '#shared/custom-fields/custom-value.ts';
import { DateField } from '../form/date-field.tsx';
import { DecimalField } from '../form/decimal-field.tsx';
import type { FieldProps } from '../form/field-props.ts';
import { LineField } from '../form/line-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { UNSEARCHED_MAX } from '../ui/select-sign.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextField } from '../form/text-field.tsx';
import classes from './records.module.css';

type Props = { field: CustomFieldOut } & Omit<FieldProps, 'label' | 'help'>;

const Choice = ({ field, ...props }: Props & Pick<FieldProps, 'label' | 'help'>) => {
  const { t } = useTranslation('custom-fields');
  const offered = field.options.map(({ id, name }) => ({ value: String(id), label: name }));
  const stored = field.value === null ? '' : String(field.value);
  // An option that was archived since stays the value of this record until another one is chosen.
  const isArchived = stored !== '' && offered.every(({ value }) => value !== stored);
  const archived = { value: stored, label: t('edit.noLonger', { name: field.value_name ?? stored }) };
  return (
    <SelectField
      {...props}
      clearable
      searchable={offered.length > UNSEARCHED_MAX}
      options={isArchived ? [...offered, archived] : offered}
    />
  );
};

const YesNo = (props: FieldProps) => {
  const { t } = useTranslation('form');
  const options = [
    { value: '1', label: t('yes') },
    { value: '0', label: t('no') },
  ];
  return <SelectField {...props} clearable options={options} />;
};

/** The input for the type of a custom field (docs/areas/records.md#custom-fields). */
export const CustomFieldInput = ({ field, ...rest }: Props) => {
  const { t } = useTranslation('custom-fields');
  const props = {
    ...rest,
    label: field.name,
    required: field.required === 1,
    ...(field.help_text !== null && { help: field.help_text }),
  };
  switch (field.type) {
    case 'textfield':
      return <LineField {...props} max={TEXTFIELD_MAX} />;
    case 'text':
      return <TextArea {...props} max={TEXT_MAX} />;
    case 'hyperlink':
      return <TextField {...props} type="url" placeholder="https://" />;
    case 'money':
      return <MoneyField {...props} />;
    case 'select_option':
      return <Choice field={field} {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'email':
      return <TextField {...props} type="email" />;
    case 'number':
      return <DecimalField {...props} />;
    case 'yes_no':
      return <YesNo {...props} />;
    case 'auto_incrementing_int':
      return (
        <div>
          <div className={classes.fixedLabel}>{field.name}</div>
          <div className={classes.fixed}>{props.value || t('edit.notCounted')}</div>
          <div className={classes.fixedHelp}>{t('edit.counted')}</div>
        </div>
      );
  }
};
