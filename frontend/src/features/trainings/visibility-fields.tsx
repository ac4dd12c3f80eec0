import { useTranslation } from 'react-i18next';
import { offeredVisibilities, visibility } from '#shared/trainings/names.ts';
import { TeamsChoice } from '../../bulk/teams-choice.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { RadioCards } from '../../form/radio-cards.tsx';
import { SwitchField } from '../../form/switch-field.tsx';
import type { TrainingForm } from './training-form.ts';

type Props = {
  field: <Name extends keyof TrainingForm>(name: Name) => FieldProps<TrainingForm[Name]>;
  /** The stored value is one that is never offered. */
  isOther: boolean;
};

type Value = TrainingForm['is_visible_for_employees'];

/** Who sees a training and its price in self-service. */
export const VisibilityFields = ({ field, isOther }: Props) => {
  const { t } = useTranslation('trainings');
  const visible = field('is_visible_for_employees');
  const offered = [...offeredVisibilities, ...(isOther ? [visibility.other] : [])].map((value): Value => `${value}`);
  return (
    <>
      <RadioCards<Value>
        {...visible}
        columns={3}
        options={offered.map((value) => ({
          value,
          label: t(`is_visible_for_employees.${value}`),
          help: t(`form.visibleHelp.${value}`),
        }))}
        onChange={(value) => value !== '' && visible.onChange(value)}
      />
      {visible.value === String(visibility.teams) && (
        <TeamsChoice {...field('selected_teams')} placeholder={t('form.chooseTeams')} required />
      )}
      <SwitchField {...field('is_price_visible_for_employees')} label={t('form.price')} help={t('form.priceHelp')} />
    </>
  );
};
