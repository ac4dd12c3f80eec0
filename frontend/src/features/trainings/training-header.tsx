import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import type { CourseOut } from '#shared/contract/trainings/training.ts';
import { Empty } from '../../ui/empty.tsx';
import { paths } from '../../ui/paths.ts';
import { RecordHeader } from '../../ui/record-page.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { Neighbours } from '../../list/neighbours.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { amountWords } from './amount-words.ts';
import { courseCostFact } from './course-cost.tsx';
import { courseTypeWords } from './course-words.tsx';
import { linkOfCourse } from './link-of-course.ts';
import { trainingDays } from './training-days.ts';
import classes from './trainings.module.css';

const TrainingBadges = ({ training }: { training: CourseOut }) => {
  const { t } = useTranslation('trainings');
  const { open_count: open, waiting_count: waiting } = training;
  return (
    <>
      <ToneBadge>{courseTypeWords(training, t)}</ToneBadge>
      {training.deleted === 1 && <ToneBadge dot>{t('state.deleted')}</ToneBadge>}
      {open > 0 && (
        <ToneBadge tone="amber" dot>
          {t('detail.open', { count: open })}
        </ToneBadge>
      )}
      {waiting > 0 && <ToneBadge tone="accent">{t('detail.waiting', { count: waiting })}</ToneBadge>}
    </>
  );
};

/** The places that are taken: "14 of 14, full". */
const SeatsFact = ({ training: { seats, seats_taken: taken, seats_free: free } }: { training: CourseOut }) => {
  const { t } = useTranslation('trainings');
  if (seats === null) return `${wholeNumber(taken)}, ${t('list.noLimit')}`;
  const end =
    free === null || free > 0 ? '' : `, ${free === 0 ? t('detail.full') : t('detail.over', { count: -free })}`;
  return (
    <>
      {wholeNumber(taken)} <span className={classes.dim}>{t('list.ofSeats', { seats: wholeNumber(seats) }) + end}</span>
    </>
  );
};

/** The name and state of a training, and the figures people look up most. */
export const TrainingHeader = ({ training, actions }: { training: CourseOut; actions?: ReactNode }) => {
  const { t } = useTranslation('trainings');
  const { program_id: program, program_name: programName, location_of_training: location } = training;
  return (
    <RecordHeader
      crumbs={[
        { label: t('title'), to: paths.trainings },
        ...(program === null ? [] : [{ label: programName ?? '', to: paths.program(program) }]),
      ]}
      place={<Neighbours list={listTrainings} at={paths.training(training.id)} pathOf={linkOfCourse} />}
      title={training.name}
      badges={<TrainingBadges training={training} />}
      facts={[
        { key: 'when', label: t('detail.when'), value: trainingDays(training) ?? t('detail.noDate') },
        { key: 'amount', label: t('detail.amount'), value: amountWords(training, t) ?? <Empty /> },
        { key: 'seats', label: t('field.seats'), value: <SeatsFact training={training} /> },
        courseCostFact(training, t),
        {
          key: 'where',
          label: t('detail.where'),
          value: location === null ? <Empty /> : t(`location_of_training.${location}`),
        },
      ]}
      actions={actions}
    />
  );
};
