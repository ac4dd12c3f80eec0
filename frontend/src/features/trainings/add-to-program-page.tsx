import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addTrainingToProgram } from '#shared/contract/trainings/add-training-to-program.ts';
import { listAvailablePrograms } from '#shared/contract/trainings/list-available-programs.ts';
import { removeTrainingFromProgram } from '#shared/contract/trainings/remove-training-from-program.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { issue } from '#shared/errors/issue.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { query, useCall } from '../../api/query.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { fieldOf } from '../../form/field-of.ts';
import { SelectField } from '../../form/select-field.tsx';
import { UNSEARCHED_MAX } from '../../ui/select-sign.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { ConfirmAt } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { Navigate, useNavigate } from '../../ui/router.ts';
import { TrainingLoader } from './training-loader.tsx';
import { useCourseRights } from './use-training.ts';
import classes from './trainings.module.css';

const AddToProgram = ({ training }: { training: TrainingDetails }) => {
  const { t } = useTranslation(['trainings', 'ui']);
  const navigate = useNavigate();
  const rights = useCourseRights(training);
  const programs = useQuery(query(listAvailablePrograms, {}));
  const call = useCall(addTrainingToProgram);
  const remove = useCall(removeTrainingFromProgram);
  const { id } = training;
  const back = paths.training(id);
  const leave = (): void => void navigate(back, { replace: true });
  const { form, notice, forget } = useDialogForm({ program_id: '' }, leave, 'add-to-program');
  // Whoever goes to another address gives it up; a reload unmounts nothing.
  useEffect(() => forget, [forget]);
  if ((training.program_id !== null || !rights.edit) && call.isIdle) return <Navigate to={back} replace />;
  const undo = (): void => remove.mutate({ body: { training_id: id } }, { onError: notifyThrown });
  const submit = (): void => {
    const program = Number(form.values.program_id);
    if (program === 0) return form.setErrors({ program_id: issue('program_id', 'required').message });
    call.mutate(
      { body: { training_id: id, program_id: program } },
      {
        onSuccess: () => {
          const name = programs.data?.programs.find((each) => each.id === program)?.name ?? '';
          notifySuccess(t('addToProgram.done', { name }), { label: t('ui:undo'), onClick: undo });
          leave();
        },
        onError: ({ problem }) => void applyProblem(form, problem),
      },
    );
  };
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <ConfirmAt
      title={t('addToProgram.title', { name: training.name })}
      confirm={t('actions.addToProgram')}
      isPending={call.isPending}
      problem={call.error?.problem.fields.length === 0 ? call.error.problem : undefined}
      onConfirm={submit}
      recordAt={back}
    >
      {notice}
      <p>{t('addToProgram.text', { count: training.participant_count })}</p>
      <LoadedPart answer={programs}>
        {(answer) => (
          <div className={classes.wide}>
            <SelectField
              {...field('program_id')}
              required
              searchable={answer.programs.length > UNSEARCHED_MAX}
              options={answer.programs.map((program) => ({
                value: String(program.id),
                label: t('form.programOption', { name: program.name, count: program.session_count }),
              }))}
              help={answer.programs.length === 0 ? t('form.noPrograms') : undefined}
            />
          </div>
        )}
      </LoadedPart>
    </ConfirmAt>
  );
};

/** Makes a one-off course a session of a program: /trainings/{id}/add-to-program. */
export const AddToProgramPage = () => (
  <TrainingLoader>{({ details }) => <AddToProgram training={details} />}</TrainingLoader>
);
