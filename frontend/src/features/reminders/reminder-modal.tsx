import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { editReminder } from '#shared/contract/reminders/edit-reminder.ts';
import type { ReminderOut } from '#shared/contract/reminders/reminder.ts';
import { useCall } from '../../api/query.ts';
import { DialogEdit } from '../../form/dialog-edit.tsx';
import { useDialogEdit } from '../../form/use-dialog-edit.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useToday } from '../../ui/use-today.ts';
import { ReminderFields } from './reminder-fields.tsx';
import {
  bodyOf,
  formIssues,
  formOf,
  newReminder,
  toFormIssue,
  type ReminderForm,
  type StoredReminder,
} from './reminder-form.ts';
import { useReminderWords } from './reminder-words.ts';
import type { Reminders, RemindersOf } from './use-reminders.ts';

type Props = { of: RemindersOf; reminders: Reminders; reminder: ReminderOut | undefined; close: () => void };

/** Adds a reminder, or changes one. */
export const ReminderModal = ({ of, reminders, reminder, close }: Props) => {
  const { t, entered } = useReminderWords(reminders);
  const adding = useCall(addReminder);
  const editing = useCall(editReminder);
  const today = useToday();
  const edit = useDialogEdit<ReminderForm, StoredReminder, unknown>({
    stored: reminder ?? newReminder,
    formOf,
    issuesOf: (typed) => formIssues(typed, reminders, today, reminder),
    issueOf: toFormIssue,
    call: reminder ? editing : adding,
    save: (typed, version) =>
      reminder
        ? editing.mutateAsync({ body: { id: reminder.id, version, ...bodyOf(typed) } })
        : adding.mutateAsync({
            body: {
              related_object: of.object,
              related_object_id: of.id,
              ...(of.employeeId !== null && { related_employee_id: of.employeeId }),
              ...bodyOf(typed),
            },
          }),
    onSaved: () => notifySuccess(t(reminder ? 'saved' : 'added')),
    close,
    subject: `${of.object}:${of.id}:${reminder?.id ?? ''}`,
  });
  return (
    <DialogEdit
      edit={edit}
      title={t(reminder ? 'editTitle' : 'addTitle')}
      submit={t(reminder ? 'save' : 'add')}
      disabled={reminder !== undefined && !edit.isChanged}
      labelOf={(path) => t(`field.${path}`)}
      show={entered}
    >
      <ReminderFields form={edit.form} reminders={reminders} today={today} />
    </DialogEdit>
  );
};
