import { Button, MenuItem } from '@mantine/core';
import { IconBell, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteReminder } from '#shared/contract/reminders/delete-reminder.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { useCall } from '../../api/query.ts';
import { ask } from '../../ui/ask.ts';
import { labelValue } from '../../ui/label-value.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { RecordMenu } from '../../ui/record-menu.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { kindOf } from './kind-reminder-form.ts';
import { useReminderWords } from './reminder-words.ts';
import { useKindName } from './use-kind-name.ts';
import { useKindReminders, type KindReminder, type KindReminders } from './use-kind-reminders.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import lines from '../../ui/lines.module.css';
import classes from './reminders.module.css';

const KindReminderModal = onDemand(async () => (await import('./kind-reminder-modal.tsx')).KindReminderModal);

type LineProps = { reminder: KindReminder; kinds: KindReminders['kinds']; edit: () => void };

const Line = ({ reminder, kinds, edit }: LineProps) => {
  const nameOf = useKindName();
  const { related_object: object, message, id, to } = reminder;
  const kind = kindOf({ object }, kinds);
  const { t, recipient, repeats } = useReminderWords({ fields: kind?.fields ?? [], person: null });
  const removing = useCall(deleteReminder);
  const remove = () =>
    ask({
      title: t('kinds.deleteTitle', { message }),
      children: t('kinds.deleteText'),
      confirm: t('delete'),
      isDanger: true,
      onConfirm: async () => {
        await removing.mutateAsync({ body: { id } });
        notifySuccess(t('deleted'));
      },
    });
  const about = [repeats(reminder), recipient(reminder)].filter((words) => words !== null).join(', ');
  return (
    <li className={`${lines.line} ${classes.line}`}>
      <IconBell size={18} stroke={1.75} aria-hidden="true" />
      <div className={lines.main}>
        <span className={classes.message}>{message}</span>
        <span className={lines.meta}>{labelValue(nameOf(object), about)}</span>
      </div>
      {(to === 'me' || kind?.may_remind_others) && (
        <RecordMenu label={t('actionsOf', { message })}>
          <MenuItem leftSection={<IconPencil />} onClick={edit}>
            {t('edit')}
          </MenuItem>
          <MenuItem leftSection={<IconTrash />} color="red" onClick={remove}>
            {t('delete')}
          </MenuItem>
        </RecordMenu>
      )}
    </li>
  );
};

const KindRemindersScreen = () => {
  const { t } = useTranslation('reminders');
  const answer = useKindReminders();
  /** The reminder in the dialog; null for a new one. */
  const [edited, setEdited] = useState<KindReminder | null>();
  const add = (
    <Button leftSection={<IconPlus />} disabled={!answer.data} onClick={() => setEdited(null)}>
      {t('addReminder')}
    </Button>
  );
  return (
    <SettingsLayout title={t('title')} intro={t('kinds.intro')} actions={add}>
      <LoadedPart answer={answer}>
        {({ data, kinds }) => (
          <>
            {data.length === 0 ? (
              <div className={lines.empty}>
                <IconBell size={28} stroke={1.5} />
                <p>{t('kinds.empty')}</p>
                <span>{t('kinds.emptyHelp')}</span>
              </div>
            ) : (
              <ul className={lines.list} aria-label={t('title')}>
                {data.map((reminder) => (
                  <Line key={reminder.id} reminder={reminder} kinds={kinds} edit={() => setEdited(reminder)} />
                ))}
              </ul>
            )}
            {edited !== undefined && (
              <KindReminderModal kinds={kinds} reminder={edited ?? undefined} close={() => setEdited(undefined)} />
            )}
          </>
        )}
      </LoadedPart>
    </SettingsLayout>
  );
};

/** The reminders before a date of every record of a kind: /settings/reminders. */
export const KindRemindersPage = () => (
  <RequireRight permission="settings:manage">
    <KindRemindersScreen />
  </RequireRight>
);
