import { useTranslation } from 'react-i18next';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { deleteReminder } from '#shared/contract/reminders/delete-reminder.ts';
import type { ReminderOut } from '#shared/contract/reminders/reminder.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';
import type { RemindersOf } from './use-reminders.ts';

/** Deletes a reminder; one that would still tell can be brought back. */
export const useDeleteReminder = ({ object, id }: RemindersOf): ((reminder: ReminderOut) => void) => {
  const { t } = useTranslation('reminders');
  const { mutate: remove } = useCall(deleteReminder);
  const { mutate: add } = useCall(addReminder);
  return (reminder) => {
    const { message, to, repeat, date, related_employee_id: employeeId } = reminder;
    // A first date that has passed would be refused: what is left of the repetition begins with the next one.
    const body = {
      message,
      to,
      repeat,
      date: date === null ? null : reminder.next_date,
      related_employee_id: employeeId,
    };
    const bringBack = () =>
      add(
        { body: { related_object: object, related_object_id: id, ...body } },
        { onSuccess: () => notifySuccess(t('broughtBack')), onError: notifyThrown },
      );
    const undo = reminder.next_date === null ? undefined : { label: t('undo'), onClick: bringBack };
    remove(
      { body: { id: reminder.id } },
      {
        onSuccess: () => notifySuccess(t('deleted'), undo),
        onError: notifyThrown,
      },
    );
  };
};
