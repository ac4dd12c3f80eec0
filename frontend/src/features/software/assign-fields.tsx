import { useTranslation } from 'react-i18next';
import { DateField } from '../../form/date-field.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { PeopleChoice } from '../../people-choice/people-choice.tsx';

type Props = { people: FieldProps<number[]>; from: FieldProps };

/** Who gets a licence, and from which day on. */
export const AssignFields = ({ people, from }: Props) => {
  const { t } = useTranslation('software');
  return (
    <>
      <DateField {...from} help={t('help.start_date')} />
      <PeopleChoice chosen={people.value ?? []} onChange={people.onChange} error={people.error} />
    </>
  );
};
