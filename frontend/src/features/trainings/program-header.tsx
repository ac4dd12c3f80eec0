import { Button, MenuItem } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import type { CourseOut } from '#shared/contract/trainings/training.ts';
import { daysBetween, fromDmy } from '#shared/values/dates.ts';
import { Neighbours } from '../../list/neighbours.tsx';
import { paths } from '../../ui/paths.ts';
import { RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { RecordMenu } from '../../ui/record-menu.tsx';
import { Link } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { useToday } from '../../ui/use-today.ts';
import { AddToSession } from './add-to-session.tsx';
import { courseCostFact } from './course-cost.tsx';
import { CertificatesNeeded, visibleWords } from './course-words.tsx';
import { linkOfCourse } from './link-of-course.ts';
import type { ProgramDetails, ProgramSession } from './use-program.ts';
import { useCourseRights } from './use-training.ts';
import classes from './trainings.module.css';

const ProgramBadges = ({ program }: { program: CourseOut }) => {
  const { t } = useTranslation('trainings');
  const { soon, expired } = program.certificates;
  return (
    <>
      <ToneBadge>{t('course_type.program')}</ToneBadge>
      <ToneBadge>{t('detail.visible', { who: visibleWords(program, t) })}</ToneBadge>
      {program.mandatory_segment_id !== null && <ToneBadge tone="accent">{t('column.mandatory')}</ToneBadge>}
      {program.deleted === 1 && <ToneBadge dot>{t('state.deleted')}</ToneBadge>}
      {(soon > 0 || expired > 0) && <CertificatesNeeded course={program} />}
    </>
  );
};

type ActionProps = { program: ProgramDetails; sessions: readonly ProgramSession[] };

export const ProgramActions = ({ program, sessions }: ActionProps) => {
  const { t } = useTranslation('trainings');
  const { edit, participants } = useCourseRights(program);
  const { id } = program;
  return (
    <>
      {participants && <AddToSession sessions={sessions} />}
      {edit && (
        <Button component={Link} to={paths.newSession(id)} leftSection={<IconPlus />}>
          {t('actions.addSession')}
        </Button>
      )}
      <RecordMenu
        of={{ object: 'program', id, back: paths.program(id) }}
        last={
          edit && (
            <MenuItem component={Link} to={paths.deleteProgram(id)} leftSection={<IconTrash />}>
              {t('actions.deleteProgram')}
            </MenuItem>
          )
        }
      >
        {edit && (
          <MenuItem component={Link} to={paths.editProgram(id)} leftSection={<IconPencil />}>
            {t('actions.edit')}
          </MenuItem>
        )}
      </RecordMenu>
    </>
  );
};

/** How far off a day is: "today", "in 9 days". */
const NextSession = ({ day }: { day: string }) => {
  const { t } = useTranslation('trainings');
  const days = daysBetween(useToday(), fromDmy(day));
  return (
    <>
      {day}{' '}
      {days >= 0 && (
        <span className={classes.dim}>{days === 0 ? t('detail.today') : t('detail.inDays', { count: days })}</span>
      )}
    </>
  );
};

/** What the list does not know of a program is left out until it is read. */
type Known = CourseOut & Partial<Pick<ProgramDetails, 'still_to_follow_count' | 'still_to_follow_seated'>>;

/** The name and state of a program, and where its people stand. */
export const ProgramHeader = ({ program, actions }: { program: Known; actions?: ReactNode }) => {
  const { t } = useTranslation('trainings');
  const { next_date: next, participant_count: people } = program;
  const { still_to_follow_count: toFollow = null, still_to_follow_seated: seated = null } = program;
  const facts: Fact[] = [
    {
      key: 'sessions',
      label: t('program.sessions'),
      value: t('program.held', { held: program.held_count, count: program.session_count }),
    },
    {
      key: 'followed',
      label: t('status.followed'),
      value: (
        <>
          {program.followed_count} <span className={classes.dim}>{t('program.ofPeople', { count: people })}</span>
        </>
      ),
    },
    ...(toFollow === null
      ? []
      : [
          {
            key: 'toFollow',
            label: t('program.toFollow'),
            value: (
              <>
                {t('program.people', { count: toFollow })}
                {seated !== null && seated > 0 && (
                  <span className={classes.dim}>, {t('program.haveSeat', { count: seated })}</span>
                )}
              </>
            ),
          },
        ]),
    courseCostFact(program, t),
    ...(next === null ? [] : [{ key: 'next', label: t('program.next'), value: <NextSession day={next} /> }]),
  ];
  return (
    <RecordHeader
      crumbs={[{ label: t('title'), to: paths.trainings }]}
      place={<Neighbours list={listTrainings} at={paths.program(program.id)} pathOf={linkOfCourse} />}
      title={program.name}
      badges={<ProgramBadges program={program} />}
      facts={facts}
      actions={actions}
    />
  );
};
