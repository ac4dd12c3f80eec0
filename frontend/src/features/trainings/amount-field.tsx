import { useTranslation } from 'react-i18next';
import { amountUnits } from '#shared/trainings/names.ts';
import { DAYS_STEP, MINUTES_PER_DAY_MAX, roundToHalfDays } from '#shared/trainings/training.rules.ts';
import { DurationField } from '../../form/duration-field.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { StepperField } from '../../form/stepper-field.tsx';
import type { Unit } from './training-form.ts';
import { Segments } from '../../ui/segments.tsx';
import classes from './trainings.module.css';

type Props = {
  unit: FieldProps<Unit>;
  days: FieldProps;
  minutes: FieldProps;
  /** The days from the first to the last; null while the dates are not known. */
  span: number | null;
  required: boolean;
};

/** How long a training takes, in days or in hours and minutes. Switching keeps what was typed in the other unit. */
export const AmountField = ({ unit, days, minutes, span, required }: Props) => {
  const { t } = useTranslation('trainings');
  return (
    <div className={classes.amount}>
      <Segments
        size="sm"
        aria-label={unit.label}
        data={amountUnits.map((value) => ({ value, label: t(`training_amount_selection.${value}`) }))}
        value={unit.value ?? 'days'}
        onChange={(value) => unit.onChange(value === 'minutes' ? 'minutes' : 'days')}
      />
      {(unit.value ?? 'days') === 'days' ? (
        <StepperField
          {...days}
          label={t('form.amount')}
          help={span === null ? t('form.halfDays') : t('form.daysMax', { count: span })}
          required={required}
          step={DAYS_STEP}
          stepsTo={span ?? undefined}
          unit={t('form.daysUnit')}
          round={roundToHalfDays}
        />
      ) : (
        <DurationField
          {...minutes}
          label={t('form.amount')}
          help={span === null ? t('form.hoursHelp') : t('form.hoursMax', { hours: (span * MINUTES_PER_DAY_MAX) / 60 })}
          required={required}
          max={span === null ? undefined : span * MINUTES_PER_DAY_MAX}
        />
      )}
    </div>
  );
};
