import { useTranslation } from 'react-i18next';
import { VALID_MONTHS_MAX } from '#shared/trainings/training.rules.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { SelectField } from '../../form/select-field.tsx';
import { UNSEARCHED_MAX } from '../../ui/select-sign.tsx';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { useSegmentChoices } from '../../people-choice/use-people-choice.ts';
import type { ProgramForm } from './program-form.ts';

type Props = {
  field: <Name extends keyof ProgramForm>(name: Name) => FieldProps<ProgramForm[Name]>;
  /** The segment that is stored, which may not be among those that this user can choose. */
  stored?: { id: string; name: string } | undefined;
};

/** Who must follow a program, and for how long following it counts. */
export const MandatoryFields = ({ field, stored }: Props) => {
  const { t } = useTranslation('trainings');
  const choices = useSegmentChoices();
  const known = stored === undefined || choices.some(({ value }) => value === stored.id);
  const options = known ? choices : [...choices, { value: stored.id, label: stored.name }];
  const segment = field('mandatory_segment_id');
  return (
    <>
      <SelectField
        {...segment}
        options={options}
        clearable
        searchable={options.length > UNSEARCHED_MAX}
        placeholder={t('form.nobodyMust')}
        help={t('form.mandatoryHelp')}
      />
      {segment.value !== '' && (
        <WholeNumberField
          {...field('valid_months')}
          min={1}
          max={VALID_MONTHS_MAX}
          unit={t('form.months')}
          help={t('form.validHelp')}
        />
      )}
    </>
  );
};
