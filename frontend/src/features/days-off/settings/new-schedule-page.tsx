import { useTranslation } from 'react-i18next';
import { addSchedule } from '#shared/contract/days-off/add-schedule.ts';
import { useCall } from '../../../api/query.ts';
import { FormPage } from '../../../form/form-page.tsx';
import { useEdit } from '../../../form/use-edit.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useGoOn } from '../../../ui/router.ts';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { ScheduleFields, useScheduleWords } from './schedule-fields.tsx';
import { formOf, issuesOf, minutesOf, type NewSchedule, type ScheduleForm } from './schedule-form.ts';

const NewScheduleForm = () => {
  const { t } = useTranslation('days-off');
  const goOn = useGoOn();
  const words = useScheduleWords();
  const call = useCall(addSchedule);
  const edit = useEdit<ScheduleForm, NewSchedule>({ record: { version: 0 }, formOf, call });
  const save = () => {
    const { values } = edit;
    if (edit.issues.show(issuesOf(values))) return;
    const name = values.name.trim();
    void edit.trackSave(call.mutateAsync({ body: { name, weeks: minutesOf(values) } }), values, () => {
      notifySuccess(t('settings.schedules.added', { name }));
      goOn(paths.workSchedules);
    });
  };
  return (
    <FormPage
      title={t('settings.schedules.addTitle')}
      crumbs={words.crumbs}
      issues={edit.issues}
      labelOf={words.labelOf}
      problem={edit.failure}
      cancelTo={paths.workSchedules}
      submit={t('settings.schedules.add')}
      saving={edit.saving}
      onSubmit={save}
    >
      {edit.guard.modal}
      <ScheduleFields form={edit.form} isNew />
    </FormPage>
  );
};

/** Adds a work schedule: /settings/daysOff/schedules/new. */
export const NewSchedulePage = () => (
  <RequireRight permission="days:settings">
    <SettingsFrame>
      <NewScheduleForm />
    </SettingsFrame>
  </RequireRight>
);
