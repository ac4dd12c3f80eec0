import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { DateField } from '../../../form/date-field.tsx';
import { DurationField } from '../../../form/duration-field.tsx';
import { FieldPair } from '../../../form/field-pair.tsx';
import type { FieldProps } from '../../../form/field-props.ts';
import { PersonPicker } from '../../../form/person-picker.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { SwitchField } from '../../../form/switch-field.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { isSingleDay, withStart, type RequestValues } from './request-values.ts';

type Props = {
  values: RequestValues;
  field: <Name extends keyof RequestValues>(name: Name) => FieldProps<RequestValues[Name]>;
  change: (values: RequestValues) => void;
  types: readonly { value: string; label: string }[];
  /** The person is given and cannot be chosen. */
  ofPerson: boolean;
  /** Nothing is left to fill in, so that the focus goes to the button. */
  isComplete: boolean;
  /** The request may be entered as approved. */
  mayApprove: boolean;
};

/** The part of the day, for a single day; or the parts of the first and the last one. */
const PartFields = ({ values, field }: Pick<Props, 'values' | 'field'>) => {
  const { t } = useTranslation('days-off');
  const words = {
    whole: t('request.part.whole'),
    morning: t('request.part.morning'),
    afternoon: t('request.part.afternoon'),
    amount: t('request.part.amount'),
  };
  const option = <Part extends 'whole' | 'morning' | 'afternoon' | 'amount'>(value: Part) => ({
    value,
    label: words[value],
  });
  if (isSingleDay(values))
    return (
      <FieldPair>
        <SelectField
          {...field('start_part')}
          label={t('request.field.part')}
          onChange={(part) => field('start_part').onChange(part === '' ? 'whole' : part)}
          options={[option('whole'), option('morning'), option('afternoon'), option('amount')]}
        />
        {values.start_part === 'amount' ? <DurationField {...field('minutes')} required max={24 * 60} /> : <span />}
      </FieldPair>
    );
  return (
    <FieldPair>
      <SelectField
        {...field('start_part')}
        value={values.start_part === 'afternoon' ? 'afternoon' : 'whole'}
        onChange={(part) => field('start_part').onChange(part === 'afternoon' ? part : 'whole')}
        options={[option('whole'), option('afternoon')]}
      />
      <SelectField
        {...field('end_part')}
        onChange={(part) => field('end_part').onChange(part === 'morning' ? part : 'whole')}
        options={[option('whole'), option('morning')]}
      />
    </FieldPair>
  );
};

export const RequestFields = ({ values, field, change, types, ofPerson, isComplete, mayApprove }: Props) => {
  const { t } = useTranslation('days-off');
  return (
    <>
      {!ofPerson && (
        <PersonPicker
          {...field('employee_id')}
          required
          nobody={false}
          unchosen={values.employee_id === 0}
          data-autofocus
        />
      )}
      <SelectField
        {...field('type_id')}
        searchable
        required
        options={types}
        data-autofocus={(ofPerson && !isComplete) || undefined}
      />
      <FieldPair>
        <DateField {...field('start_date')} required onChange={(day) => change(withStart(values, day))} />
        <DateField {...field('end_date')} required />
      </FieldPair>
      <PartFields values={values} field={field} />
      <TextArea {...field('reason')} max={REASON_MAX} rows={2} help={t('request.reasonHelp')} />
      {mayApprove && <SwitchField {...field('approved')} help={t('request.approvedHelp')} />}
    </>
  );
};
