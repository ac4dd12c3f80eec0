import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteProgram } from '#shared/contract/trainings/delete-program.ts';
import { sessionFates, type SessionFate } from '#shared/trainings/names.ts';
import { useCall } from '../../api/query.ts';
import { RadioCards } from '../../form/radio-cards.tsx';
import { ConfirmAt } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { ProgramLoader } from './program-loader.tsx';
import type { ProgramDetails } from './use-program.ts';
import { useDeleteFailure } from './use-delete-failure.ts';
import { useCourseRights } from './use-training.ts';
import { useUndelete } from './use-undelete.ts';
import classes from './trainings.module.css';

const Delete = ({ program }: { program: ProgramDetails }) => {
  const { t } = useTranslation(['trainings', 'ui']);
  const navigate = useNavigate();
  const rights = useCourseRights(program);
  const call = useCall(deleteProgram);
  const failure = useDeleteFailure();
  const { undelete } = useUndelete(program);
  const [sessions, setSessions] = useState<SessionFate>('keep');
  const { id, name, session_count: count, participant_count: people } = program;
  const back = paths.program(id);
  if (!rights.edit && call.isIdle) return <Navigate to={back} replace />;
  const submit = (): void =>
    call.mutate(
      { body: { id, sessions } },
      {
        onSuccess: () => {
          notifySuccess({ title: t('delete.programDone'), text: name }, { label: t('ui:undo'), onClick: undelete });
          void navigate(paths.trainings, { replace: true });
        },
      },
    );
  return (
    <ConfirmAt
      title={t('delete.title', { name })}
      confirm={t('actions.deleteProgram')}
      isPending={call.isPending}
      problem={failure(call.error, 'delete.failedProgram')}
      onConfirm={submit}
      recordAt={back}
    >
      <p>{t('delete.sessions', { count, people: t('program.people', { count: people }) })}</p>
      {count > 0 && (
        <div className={classes.wide}>
          <RadioCards<SessionFate>
            label={t('delete.fate')}
            columns={1}
            value={sessions}
            onChange={(value) => value !== '' && setSessions(value)}
            options={sessionFates.map((value) => ({
              value,
              label: t(`delete.fates.${value}`, { count }),
              help: t(`delete.fateHelp.${value}`),
            }))}
          />
        </div>
      )}
      <p>{t('delete.back')}</p>
    </ConfirmAt>
  );
};

/** Asks what happens to the sessions before a program is deleted: /trainings/programs/{id}/delete. */
export const DeleteProgramPage = () => <ProgramLoader>{({ details }) => <Delete program={details} />}</ProgramLoader>;
