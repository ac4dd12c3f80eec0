import { useTranslation } from 'react-i18next';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { firstDayOf, movedDays } from '#shared/trainings/training.rules.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { useToday } from '../../ui/use-today.ts';
import { fieldsOf, type TrainingForm } from './training-form.ts';

type Days = Pick<TrainingDetails, 'start_date' | 'end_date'>;

const datesOf = ({ start_date, end_date }: Days) => ({
  start_date: parseDmy(start_date ?? ''),
  end_date: parseDmy(end_date ?? ''),
});

type Props = { training: Days & Pick<TrainingDetails, 'participant_count'>; values: TrainingForm };

/** What a save of other days tells the people who were invited, by the rule of the API. */
export const NewDays = ({ training, values }: Props) => {
  const { t } = useTranslation('trainings');
  const today = useToday();
  const after = fieldsOf(values);
  const { moved } = movedDays(datesOf(training), after, 1, today);
  if (!moved || training.participant_count === 0) return null;
  const what = firstDayOf(after) === null ? 'emptied' : moved.is_past === 1 ? 'past' : 'asked';
  return <Banner tone="accent">{t(`edit.newDays.${what}`)}</Banner>;
};
