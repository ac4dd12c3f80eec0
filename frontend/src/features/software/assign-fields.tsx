import { useTranslation } from 'react-i18next';
import { DateField } from '../../form/date-field.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { PeopleChoice } from '../../people-choice/people-choice.tsx';
import { DayNotice } from '../../history/day-notice.tsx';
import { Banner } from '../../ui/banner.tsx';

type Props = {
  people: FieldProps<number[]>;
  from: FieldProps;
  /** The number of free seats; null means no limit. */
  free: number | null;
};

/**
 * The people who get a licence and the first day; more people than free seats cause a warning, which blocks nothing.
 */
export const AssignFields = ({ people, from, free }: Props) => {
  const { t } = useTranslation('software');
  const chosen = people.value ?? [];
  const over = free === null || chosen.length === 0 ? 0 : chosen.length - free;
  return (
    <>
      {over > 0 && <Banner tone="amber">{t('assign.over', { count: over })}</Banner>}
      <DateField {...from} help={t('help.start_date')} />
      <DayNotice day={from.value ?? ''}>{t('assign.plannedStart', { from: from.value })}</DayNotice>
      <PeopleChoice chosen={chosen} onChange={people.onChange} error={people.error} />
    </>
  );
};
