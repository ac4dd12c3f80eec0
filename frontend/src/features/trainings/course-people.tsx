import { useTranslation } from 'react-i18next';
import type { CourseRowOut } from '#shared/contract/trainings/training.ts';
import { Avatar } from '../../ui/avatar.tsx';
import classes from './trainings.module.css';

type Props = { course: Pick<CourseRowOut, 'employees' | 'participant_count'> };

/** The first people of a course and how many more there are. */
export const CoursePeople = ({ course: { employees, participant_count: count } }: Props) => {
  const { t } = useTranslation('trainings');
  if (count === 0) return <span className={classes.dim}>{t('list.nobodyYet')}</span>;
  const rest = count - employees.length;
  const names = employees.map(({ name }) => name).join(', ');
  const words = rest > 0 ? t('list.peopleMore', { names, count: rest }) : names;
  return (
    <span className={classes.people} role="img" aria-label={words} title={words}>
      {employees.map(({ id, name, avatar }) => (
        <span key={id} className={classes.face}>
          <Avatar name={name} picture={avatar} />
        </span>
      ))}
      {rest > 0 && <span className={classes.rest}>+{rest}</span>}
    </span>
  );
};
