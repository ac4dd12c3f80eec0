import { useTranslation } from 'react-i18next';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { Can } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { useUndelete } from './use-undelete.ts';

/** Says that a course is deleted, and brings it back; a session that went with its program comes back with that. */
export const DeletedBanner = ({ course }: { course: TrainingDetails }) => {
  const { t } = useTranslation('trainings');
  const { undelete, busy } = useUndelete(course);
  const { deleted_with_program: program } = course;
  if (program)
    return (
      <Banner action={<Link to={paths.program(program.id)}>{t('deleted.openProgram')}</Link>}>
        {t('deleted.withProgram', { program: program.name })}
      </Banner>
    );
  return (
    <Banner
      action={
        <Can permission="trainings:write">
          <button type="button" onClick={undelete} disabled={busy}>
            {t('deleted.bringBack')}
          </button>
        </Can>
      }
    >
      {t(course.is_program === 1 ? 'deleted.program' : 'deleted.training')}
    </Banner>
  );
};
