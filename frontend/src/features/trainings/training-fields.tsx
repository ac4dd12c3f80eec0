import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { trainingLocations, trainingTypes } from '#shared/trainings/names.ts';
import { INFORMATION_MAX, SEATS_MAX, spanDays, TRAINING_NAME_MAX } from '#shared/trainings/training.rules.ts';
import { isoOf } from '#shared/values/dates.ts';
import { DateField } from '../../form/date-field.tsx';
import { FieldPair } from '../../form/field-pair.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { FormSection } from '../../form/form-section.tsx';
import { LineField } from '../../form/line-field.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { RadioCards } from '../../form/radio-cards.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { SwitchField } from '../../form/switch-field.tsx';
import { TextArea } from '../../form/text-area.tsx';
import { TextField } from '../../form/text-field.tsx';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { useActor } from '../../ui/actor.tsx';
import { AmountField } from './amount-field.tsx';
import { fieldsOf, type TrainingForm } from './training-form.ts';
import { VisibilityFields } from './visibility-fields.tsx';

type Props = {
  values: TrainingForm;
  field: <Name extends keyof TrainingForm>(name: Name) => FieldProps<TrainingForm[Name]>;
  /** The stored visibility is one that is never offered. */
  isOther?: boolean;
  /** Stands below the dates. */
  daysNote?: ReactNode;
};

/** Dates, amount, kind, place and seats of a training. */
const WhenFields = ({ values, field, daysNote }: Props) => {
  const { t } = useTranslation('trainings');
  const { feature_flags: flags } = useActor();
  const type = field('type_of_training');
  const asks = flags.includes('trainings_fla') && values.falls_under_fla === 1;
  return (
    <FormSection title={t('form.when')}>
      <FieldPair>
        <DateField {...field('start_date')} required={asks} max={isoOf(values.end_date)} />
        <DateField
          {...field('end_date')}
          required={asks}
          min={isoOf(values.start_date)}
          help={isoOf(values.start_date) && t('form.notBefore', { day: values.start_date })}
        />
      </FieldPair>
      {daysNote}
      <AmountField
        unit={field('training_amount_selection')}
        days={field('training_amount_days')}
        minutes={field('training_amount_minutes')}
        span={spanDays(fieldsOf(values))}
        required={asks}
      />
      <FieldPair>
        <RadioCards
          {...type}
          options={trainingTypes.map((value) => ({ value, label: t(`type_of_training.${value}`) }))}
          onChange={(value) => value !== '' && type.onChange(value)}
        />
        <SelectField
          {...field('location_of_training')}
          clearable
          options={trainingLocations.map((value) => ({ value, label: t(`location_of_training.${value}`) }))}
        />
      </FieldPair>
      <FieldPair>
        <WholeNumberField {...field('seats')} min={1} max={SEATS_MAX} help={t('form.seatsHelp')} />
      </FieldPair>
      <SwitchField {...field('certificate_to_achieve')} help={t('form.certificateHelp')} />
    </FormSection>
  );
};

/** The fields of a session or a one-off course, for adding and editing alike. */
export const TrainingFields = (props: Props) => {
  const { t } = useTranslation('trainings');
  const { feature_flags: flags } = useActor();
  const { field } = props;
  return (
    <>
      <LineField {...field('name')} max={TRAINING_NAME_MAX} required />
      <FieldPair>
        <MoneyField {...field('cost')} required help={t('form.costHelp')} />
        <TextField {...field('leverancier')} />
      </FieldPair>
      <WhenFields {...props} />
      {flags.includes('trainings_fla') && (
        <FormSection title={t('form.fla')}>
          <SwitchField {...field('falls_under_fla')} help={t('form.flaHelp')} />
        </FormSection>
      )}
      <FormSection title={t('form.who')}>
        <VisibilityFields field={field} isOther={props.isOther ?? false} />
        <TextArea {...field('additional_information')} max={INFORMATION_MAX} />
      </FormSection>
    </>
  );
};
