import { useTranslation } from 'react-i18next';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { editReminder } from '#shared/contract/reminders/edit-reminder.ts';
import type { ReminderOut } from '#shared/contract/reminders/reminder.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { useCall } from '../../api/query.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { isSame } from '../../form/three-way-diff.ts';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { ReminderFields } from './reminder-fields.tsx';
import { bodyOf, emptyReminder, formIssues, formOf, toFormIssue } from './reminder-form.ts';
import type { Reminders, RemindersOf } from './use-reminders.ts';

type Props = { of: RemindersOf; reminders: Reminders; reminder: ReminderOut | undefined; close: () => void };

/** Adds a reminder, or changes one. */
export const ReminderModal = ({ of, reminders, reminder, ...props }: Props) => {
  const { t } = useTranslation('reminders');
  const adding = useCall(addReminder);
  const editing = useCall(editReminder);
  const start = reminder ? formOf(reminder) : emptyReminder;
  const { form, notice, close } = useDialogForm(start, props.close, `${of.object}:${of.id}:${reminder?.id ?? ''}`);
  const today = parseDmy(useActor().today) ?? '';
  const then = {
    onSuccess: () => {
      notifySuccess(t(reminder ? 'saved' : 'added'));
      close();
    },
    onError: ({ problem }: { problem: Problem }) => applyIssues(form, problem.fields.map(toFormIssue)),
  };
  const save = (): void => {
    const issues = formIssues(form.values, reminders, today, reminder);
    applyIssues(form, issues);
    if (issues.length > 0) return;
    const body = bodyOf(form.values);
    if (reminder) return editing.mutate({ body: { id: reminder.id, version: reminder.version, ...body } }, then);
    adding.mutate(
      {
        body: {
          related_object: of.object,
          related_object_id: of.id,
          ...(of.employeeId !== null && { related_employee_id: of.employeeId }),
          ...body,
        },
      },
      then,
    );
  };
  return (
    <FormModal
      title={t(reminder ? 'editTitle' : 'addTitle')}
      submit={t(reminder ? 'save' : 'add')}
      saving={adding.isPending || editing.isPending}
      disabled={reminder !== undefined && isSame(start, form.values)}
      problem={(adding.error ?? editing.error)?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <ReminderFields form={form} reminders={reminders} today={today} />
    </FormModal>
  );
};
