import { Button, Group } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editSchedule } from '#shared/contract/days-off/edit-schedule.ts';
import { listSchedules } from '#shared/contract/days-off/list-schedules.ts';
import type { ScheduleOut } from '#shared/contract/days-off/schedule.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { query, useCall } from '../../../api/query.ts';
import { Can } from '../../../ui/actor.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import table from '../../../ui/settings-table.module.css';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { DaysOffSettings } from './days-off-settings.tsx';
import classes from './days-off-settings.module.css';
import { ArchiveAction, EditAction, RowActions, SettingsTable } from './settings-table.tsx';

type Named = Pick<ScheduleOut, 'id' | 'name'>;

/** Archives a schedule by which nobody works, which can be undone from the toast, or restores it. */
const useArchive = () => {
  const { t } = useTranslation('days-off');
  const call = useCall(editSchedule);
  const setArchived = ({ id, name }: Named, archived: 0 | 1): void =>
    call.mutate(
      { body: { id, archived } },
      {
        onSuccess: () =>
          archived === 0
            ? notifySuccess(t('settings.schedules.restoredDone', { name }))
            : notifySuccess(t('settings.schedules.archivedDone', { name }), {
                label: t('settings.undo'),
                onClick: () => setArchived({ id, name }, 0),
              }),
        onError: notifyThrown,
      },
    );
  return setArchived;
};

const ScheduleRow = ({ schedule, onArchive }: { schedule: ScheduleOut; onArchive: () => void }) => {
  const { t } = useTranslation('days-off');
  const { id, name, weekly_minutes: weekly, weeks, people_count: count, deleted, versions } = schedule;
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          {name}
          {deleted === 1 && <ToneBadge>{t('settings.schedules.archived')}</ToneBadge>}
        </span>
      </th>
      <td className={classes.facts}>
        {t('settings.schedules.perWeek', { hours: hoursFigure(weekly) })}
        {weeks.length === 2 && ` · ${t('settings.schedules.twoWeeks')}`}
        {versions.length > 1 && ` · ${t('settings.schedules.changed', { day: versions.at(-1)?.from })}`}
      </td>
      <td className={`${table.count} ${classes.people}`}>{t('settings.schedules.people', { count })}</td>
      <RowActions>
        <EditAction to={paths.workSchedule(id)} label={t('settings.schedules.edit', { name })} />
        <ArchiveAction
          isArchived={deleted === 1}
          label={t(deleted === 1 ? 'settings.schedules.restore' : 'settings.schedules.archive', { name })}
          act={onArchive}
        />
      </RowActions>
    </tr>
  );
};

/** The work schedules: /settings/daysOff/schedules. */
export const SchedulesPage = () => {
  const { t } = useTranslation('days-off');
  const setArchived = useArchive();
  const answer = useQuery(query(listSchedules, {}));
  const add = (
    <Group gap="xs" wrap="nowrap">
      <Can permission="days:import">
        <Button variant="default" component={Link} to={paths.importOf('work_schedule')} leftSection={<IconUpload />}>
          {t('settings.import')}
        </Button>
      </Can>
      <Can permission="days:settings">
        <Button component={Link} to={paths.workSchedule('new')} leftSection={<IconPlus />}>
          {t('settings.schedules.add')}
        </Button>
      </Can>
    </Group>
  );
  return (
    <DaysOffSettings page="schedules" actions={add}>
      <LoadedPart answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <SectionCard title={t('settings.schedules.emptyTitle')}>{t('settings.schedules.emptyText')}</SectionCard>
          ) : (
            <SettingsTable
              columns={[t('settings.schedules.field.name'), t('settings.schedules.hours')]}
              count={t('settings.schedules.who')}
            >
              {data.map((schedule) => (
                <ScheduleRow
                  key={schedule.id}
                  schedule={schedule}
                  onArchive={() => setArchived(schedule, schedule.deleted === 1 ? 0 : 1)}
                />
              ))}
            </SettingsTable>
          )
        }
      </LoadedPart>
    </DaysOffSettings>
  );
};
