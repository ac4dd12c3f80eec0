import { MenuItem } from '@mantine/core';
import { IconBell, IconPencil, IconRepeat, IconTrash } from '@tabler/icons-react';
import type { ReminderOut } from '#shared/contract/reminders/reminder.ts';
import { RecordMenu } from '../../ui/record-menu.tsx';
import { useReminderWords } from './reminder-words.ts';
import type { Reminders } from './use-reminders.ts';
import lines from '../../ui/lines.module.css';
import classes from './reminders.module.css';

type Props = {
  reminders: Reminders;
  reminder: ReminderOut;
  /** Absent where this user may not change it. */
  change: { edit: () => void; remove: () => void } | undefined;
};

/** One reminder of a record: when it tells next, what, and whom. */
export const ReminderLine = ({ reminders, reminder, change }: Props) => {
  const { t, recipient, repeats, next } = useReminderWords(reminders);
  const again = repeats(reminder);
  const Icon = again === null ? IconBell : IconRepeat;
  return (
    <li className={`${lines.line} ${classes.line}`} data-over={reminder.next_date === null || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <div className={lines.main}>
        <span className={classes.message}>{reminder.message}</span>
        <span className={lines.meta}>
          {[next(reminder), again, recipient(reminder), reminder.of_kind ? t('ofKind') : null]
            .filter((words) => words !== null)
            .join(', ')}
        </span>
      </div>
      {change && (
        <RecordMenu label={t('actionsOf', { message: reminder.message })}>
          <MenuItem leftSection={<IconPencil />} onClick={change.edit}>
            {t('edit')}
          </MenuItem>
          <MenuItem leftSection={<IconTrash />} color="red" onClick={change.remove}>
            {t('delete')}
          </MenuItem>
        </RecordMenu>
      )}
    </li>
  );
};
