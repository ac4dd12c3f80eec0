import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { assignSchedule } from '#shared/contract/days-off/assign-schedule.ts';
import { listSchedules } from '#shared/contract/days-off/list-schedules.ts';
import { issue } from '#shared/errors/issue.ts';
import { query, useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { DateField } from '../../../form/date-field.tsx';
import { dateIssues } from '../../../form/date-issues.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { useActor } from '../../../ui/actor.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { ChangedRequests } from './changed-requests.tsx';

/** The default schedule has no id. */
const DEFAULT = 'default';
type Week = '1' | '2';
type Props = { employeeId: number; name: string; close: () => void };

/** Lets a person work by another schedule from a day on, and says which requests ahead changed with it. */
export const AssignScheduleModal = ({ employeeId, name, ...props }: Props) => {
  const { t } = useTranslation('days-off');
  const { today } = useActor();
  const schedules = useQuery(query(listSchedules, {})).data?.data ?? [];
  const call = useCall(assignSchedule);
  const { form, notice, close } = useDialogForm<{ schedule_id: string; from: string; week: Week | '' }>(
    { schedule_id: '', from: today, week: '1' },
    props.close,
    `schedule:${employeeId}`,
  );
  const { schedule_id: chosen, from, week } = form.values;
  const schedule = schedules.find(({ id }) => String(id) === chosen);
  const save = (): void => {
    const issues = [
      ...(chosen === '' ? [issue('schedule_id', 'required')] : []),
      ...(from.trim() === '' ? [issue('from', 'required')] : dateIssues('from', from)),
    ];
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      {
        body: {
          employee_id: employeeId,
          from,
          week: week === '2' ? 2 : 1,
          ...(chosen !== DEFAULT && { schedule_id: Number(chosen) }),
        },
      },
      {
        onSuccess: ({ rederived }) => {
          notifySuccess(t('person.schedule.assigned', { name }));
          if (rederived.count === 0) close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  if (call.data && call.data.rederived.count > 0)
    return <ChangedRequests name={name} changed={call.data.rederived} close={close} />;
  const field = fieldOf(form, (key) => t(`person.schedule.field.${key}`));
  return (
    <FormModal
      title={t('person.schedule.of', { name })}
      submit={t('person.schedule.submit')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <SelectField
        {...field('schedule_id')}
        required
        options={[
          { value: DEFAULT, label: t('person.schedule.defaultName') },
          ...schedules
            .filter(({ deleted }) => deleted === 0)
            .map(({ id, name: label, weekly_minutes: weekly }) => ({
              value: String(id),
              label: t('person.schedule.option', { name: label, hours: hoursFigure(weekly) }),
            })),
        ]}
        data-autofocus
      />
      <DateField {...field('from')} required help={t('person.schedule.fromHelp')} />
      {schedule?.weeks.length === 2 && (
        <SelectField
          {...field('week')}
          options={[
            { value: '1', label: t('person.schedule.week', { week: 1 }) },
            { value: '2', label: t('person.schedule.week', { week: 2 }) },
          ]}
        />
      )}
    </FormModal>
  );
};
