import { IconBook, IconEye, IconEyeOff, IconStack2, IconUsersGroup } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CourseOut } from '#shared/contract/trainings/training.ts';
import { visibility } from '#shared/trainings/names.ts';
import { Empty } from '../../ui/empty.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import classes from './trainings.module.css';

/** Tells a program from a course without sessions. */
export const CourseIcon = ({ isProgram, size = 16 }: { isProgram: boolean; size?: number }) => {
  const Icon = isProgram ? IconStack2 : IconBook;
  return <Icon size={size} stroke={1.75} className={classes.icon} aria-hidden="true" />;
};

type Visible = Pick<CourseOut, 'is_visible_for_employees' | 'selected_teams'>;

const visibleIcons = {
  [visibility.nobody]: IconEyeOff,
  [visibility.everybody]: IconEye,
  [visibility.teams]: IconUsersGroup,
  [visibility.other]: IconEyeOff,
} as const;

/** Who sees it in self-service: "Everyone", "2 teams". */
export const visibleWords = ({ is_visible_for_employees: value, selected_teams: teams }: Visible, t: TFunction) =>
  value === visibility.teams ? t('teams', { count: teams.length }) : t(`is_visible_for_employees.${value}`);

export const VisibleTo = ({ course }: { course: Visible }) => {
  const { t } = useTranslation('trainings');
  const Icon = visibleIcons[course.is_visible_for_employees];
  return (
    <span className={classes.visible}>
      <Icon size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />
      {visibleWords(course, t)}
    </span>
  );
};

/** "Program, 4 sessions", "One-off course". */
export const courseTypeWords = (
  { is_program: isProgram, program_id: program, session_count: count }: CourseOut,
  t: TFunction,
): string => {
  if (isProgram === 1) return t('list.program', { count });
  return t(`course_type.${program === null ? 'one_off' : 'session'}`);
};

/** The places of a training: "7 of 12", "142, no limit". */
export const Seats = ({
  course: { seats, seats_taken: taken },
}: {
  course: Pick<CourseOut, 'seats' | 'seats_taken'>;
}) => {
  const { t } = useTranslation('trainings');
  return (
    <span className="tabular">
      {wholeNumber(taken)}
      <span className={classes.dim}>
        {seats === null ? `, ${t('list.noLimit')}` : ` ${t('list.ofSeats', { seats: wholeNumber(seats) })}`}
      </span>
    </span>
  );
};

type Certificates = Pick<CourseOut, 'certificates'>;

/** What the certificates of a course ask for; a dash where nobody has any. */
export const CertificatesNeeded = ({ course: { certificates } }: { course: Certificates }) => {
  const { t } = useTranslation('trainings');
  const { valid, soon, expired } = certificates;
  if (expired > 0)
    return (
      <ToneBadge tone="red" dot>
        {t('list.expired', { count: expired })}
      </ToneBadge>
    );
  if (soon > 0)
    return (
      <ToneBadge tone="amber" dot>
        {t('list.expireSoon', { count: soon })}
      </ToneBadge>
    );
  return valid > 0 ? <span>{t('list.allValid')}</span> : <Empty />;
};
