import { Button } from '@mantine/core';
import { IconArrowLeft, IconBell, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReminderOut } from '#shared/contract/reminders/reminder.ts';
import { Loaded } from '../../api/loaded.tsx';
import { objectTypeOf, recordKinds } from '../../records/record-kinds.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { RecordHeader, RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link, useParams, useSearchParams } from '../../ui/router.ts';
import { safeBack } from '../../ui/safe-back.ts';
import { ReminderLine } from './reminder-line.tsx';
import { useDeleteReminder } from './use-delete-reminder.ts';
import { useReminders, type Reminders, type RemindersOf } from './use-reminders.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import lines from '../../ui/lines.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './reminders.module.css';

const ReminderModal = onDemand(async () => (await import('./reminder-modal.tsx')).ReminderModal);

const ID = /^[1-9]\d{0,14}$/;

/** The reminders of a record: /reminders/{object}/{id}?relatedEmployeeId=&back=. */
export const RemindersPage = () => {
  const { relatedObject, relatedObjectId = '' } = useParams();
  const [params] = useSearchParams();
  const about = params.get('relatedEmployeeId') ?? '';
  const object = objectTypeOf(relatedObject);
  if (object === undefined || !ID.test(relatedObjectId) || (about !== '' && !ID.test(about))) return <NotFound />;
  const of: RemindersOf = { object, id: Number(relatedObjectId), employeeId: about === '' ? null : Number(about) };
  return (
    <RequireRight permission={recordKinds[object].read}>
      <RemindersLoader of={of} back={safeBack(params.get('back')) ?? recordKinds[object].path(of.id)} />
    </RequireRight>
  );
};

const RemindersLoader = ({ of, back }: { of: RemindersOf; back: string }) => (
  <Loaded answer={useReminders(of)}>{(reminders) => <List of={of} reminders={reminders} back={back} />}</Loaded>
);

type ListProps = { of: RemindersOf; reminders: Reminders; back: string };

const List = ({ of, reminders, back }: ListProps) => {
  const { t } = useTranslation(['reminders', 'documents']);
  const remove = useDeleteReminder(of);
  /** The reminder in the dialog; null for a new one. */
  const [edited, setEdited] = useState<ReminderOut | null>();
  const { data, relatedObjectData: record, person, may_remind_others: mayRemindOthers } = reminders;
  const kind = recordKinds[of.object];
  const title =
    of.employeeId !== null && person ? t('ofPerson', { name: record.name, person: person.name }) : t('of', record);
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEdited(null)}>
      {t('addReminder')}
    </Button>
  );
  return (
    <>
      <PageTitle of={title} />
      <RecordPage
        header={
          <RecordHeader
            crumbs={[
              { label: t(`documents:crumb.${of.object}`), to: kind.list },
              { label: record.name, to: kind.path(of.id) },
            ]}
            title={title}
            actions={
              <>
                <Button
                  component={Link}
                  to={back}
                  variant="default"
                  leftSection={<IconArrowLeft size={16} stroke={1.75} />}
                >
                  {t('back')}
                </Button>
                {data.length > 0 && add}
              </>
            }
          />
        }
      >
        {record.deleted && <p className={classes.note}>{t('asleep')}</p>}
        {data.length === 0 ? (
          <div className={lines.empty}>
            <IconBell size={28} stroke={1.5} />
            <p>{t('empty')}</p>
            <span>{t('emptyHelp')}</span>
            {add}
          </div>
        ) : (
          <ul className={lines.list} aria-label={t('title')}>
            {data.map((reminder) => (
              <ReminderLine
                key={reminder.id}
                reminders={reminders}
                reminder={reminder}
                change={
                  !reminder.of_kind && (reminder.to === 'me' || mayRemindOthers)
                    ? { edit: () => setEdited(reminder), remove: () => remove(reminder) }
                    : undefined
                }
              />
            ))}
          </ul>
        )}
      </RecordPage>
      {edited !== undefined && (
        <ReminderModal
          of={of}
          reminders={reminders}
          reminder={edited ?? undefined}
          close={() => setEdited(undefined)}
        />
      )}
    </>
  );
};
