import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editTraining } from '#shared/contract/trainings/edit-training.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { visibility } from '#shared/trainings/names.ts';
import { useCall } from '../../api/query.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { format } from '../../ui/format.ts';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { useGoOn } from '../../ui/router.ts';
import { useToday } from '../../ui/use-today.ts';
import { CountsFor } from './counts-for.tsx';
import { judgedTogether } from './judged-together.ts';
import { NewDays } from './new-days.tsx';
import { bodyOf, fieldsOf, formIssues, formOf, type TrainingForm } from './training-form.ts';
import { TrainingFields } from './training-fields.tsx';
import { blurCheckOf } from './use-blur-issues.ts';

const worded = new Set<keyof TrainingForm>([
  'training_amount_selection',
  'type_of_training',
  'location_of_training',
  'certificate_to_achieve',
  'falls_under_fla',
  'is_visible_for_employees',
  'is_price_visible_for_employees',
]);

/** A value in words, for the dialog about somebody else's save. */
const shown =
  (t: TFunction) =>
  (name: keyof TrainingForm, value: TrainingForm[keyof TrainingForm]): ReactNode => {
    if (value === '') return '';
    if (worded.has(name)) return t(`${name}.${value}`);
    if (name === 'cost') return format().withSign(String(value));
    return name === 'selected_teams' ? t('teams', { count: String(value).split(',').length }) : value;
  };

/** Edits the fields of a session or one-off course. */
export const EditTrainingForm = ({ training }: { training: TrainingDetails }) => {
  const { t } = useTranslation('trainings');
  const goOn = useGoOn();
  const today = useToday();
  const { feature_flags: flags } = useActor();
  const call = useCall(editTraining);
  const labelOf = (path: string): string => t(`field.${path}`);
  const edit = useEdit<TrainingForm, TrainingDetails>({ record: training, formOf, call });
  const { form } = edit;
  const recordPath = paths.training(training.id);
  const contextOf = (values: TrainingForm, taken: number) => ({
    today,
    isFlaOn: flags.includes('trainings_fla'),
    before: fieldsOf(values),
    taken,
  });

  const send = (mine: TrainingForm, { record, values }: EditStart<TrainingForm, TrainingDetails>): void => {
    if (edit.issues.show(formIssues(mine, contextOf(values, record.seats_taken)), catalogue.form_invalid.title)) return;
    const body = {
      training_id: training.id,
      version: record.version,
      ...changedFields(bodyOf(values), bodyOf(mine)),
    };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess({ title: t('edit.savedTitle'), text: t('edit.saved', { name: mine.name.trim() }) });
      goOn(recordPath);
    });
  };
  const { values: before, record } = edit.start;
  const checked = blurCheckOf(
    form,
    (values) => formIssues(values, contextOf(before, record.seats_taken)),
    judgedTogether,
  );
  const plain = fieldOf(form, labelOf);
  const { program_id: program, program_name: programName } = training;
  return (
    <EditPage
      edit={edit}
      title={t('edit.title', { name: training.name })}
      crumbs={[
        { label: t('title'), to: paths.trainings },
        ...(program === null ? [] : [{ label: programName ?? '', to: paths.program(program) }]),
        { label: training.name, to: recordPath },
      ]}
      submit={t('edit.save')}
      labelOf={labelOf}
      staleTitle={t('edit.staleTitle')}
      show={shown(t)}
      aside={<CountsFor values={form.values} training={training} />}
      send={send}
    >
      <TrainingFields
        values={form.values}
        field={(name) => checked(name, plain(name))}
        daysNote={<NewDays training={record} values={form.values} />}
        isOther={before.is_visible_for_employees === String(visibility.other)}
      />
    </EditPage>
  );
};
