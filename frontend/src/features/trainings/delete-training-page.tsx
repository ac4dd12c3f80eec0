import { useTranslation } from 'react-i18next';
import { deleteTraining } from '#shared/contract/trainings/delete-training.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { useCall } from '../../api/query.ts';
import { ConfirmAt } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { TrainingLoader } from './training-loader.tsx';
import { useDeleteFailure } from './use-delete-failure.ts';
import { useCourseRights } from './use-training.ts';
import { useUndelete } from './use-undelete.ts';

const Delete = ({ training }: { training: TrainingDetails }) => {
  const { t } = useTranslation(['trainings', 'ui']);
  const navigate = useNavigate();
  const rights = useCourseRights(training);
  const call = useCall(deleteTraining);
  const failure = useDeleteFailure();
  const { undelete } = useUndelete(training);
  const { id, name, program_id: program, participant_count: count, certificates } = training;
  const isSession = program !== null;
  const back = paths.training(id);
  if (!rights.edit && call.isIdle) return <Navigate to={back} replace />;
  const submit = (): void =>
    call.mutate(
      { body: { id } },
      {
        onSuccess: () => {
          const done = t(isSession ? 'delete.sessionDone' : 'delete.done');
          notifySuccess({ title: done, text: name }, { label: t('ui:undo'), onClick: undelete });
          void navigate(isSession ? paths.program(program) : paths.trainings, { replace: true });
        },
      },
    );
  return (
    <ConfirmAt
      title={t('delete.title', { name })}
      confirm={t(isSession ? 'actions.deleteSession' : 'actions.deleteCourse')}
      isPending={call.isPending}
      problem={failure(call.error, isSession ? 'delete.failedSession' : 'delete.failedCourse')}
      onConfirm={submit}
      recordAt={back}
    >
      <p>{t('delete.people', { count })}</p>
      <p>{t('delete.certificates', { count: certificates.valid + certificates.soon + certificates.expired })}</p>
      <p>{t('delete.back')}</p>
    </ConfirmAt>
  );
};

/** Asks before a session or one-off course is deleted: /trainings/{id}/delete. */
export const DeleteTrainingPage = () => (
  <TrainingLoader>{({ details }) => <Delete training={details} />}</TrainingLoader>
);
