import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editSchedule } from '#shared/contract/days-off/edit-schedule.ts';
import { listSchedules } from '#shared/contract/days-off/list-schedules.ts';
import type { ScheduleOut } from '#shared/contract/days-off/schedule.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { LoadedOnce } from '../../../api/loaded.tsx';
import { query, readOnce, useCall } from '../../../api/query.ts';
import { DateField } from '../../../form/date-field.tsx';
import { EditPage } from '../../../form/edit-page.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { useEdit } from '../../../form/use-edit.ts';
import type { EditStart } from '../../../form/use-stale-edit.ts';
import { NotFound } from '../../../ui/not-found.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useGoOn, useParams } from '../../../ui/router.ts';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { useRunToast } from './run-toast.ts';
import { ScheduleFields, useScheduleWords } from './schedule-fields.tsx';
import {
  formOf,
  fromIssues,
  haveChanged,
  issuesOf,
  minutesOf,
  weekTotal,
  type HoursFrom,
  type ScheduleForm,
} from './schedule-form.ts';
import { ScheduleVersions } from './schedule-versions.tsx';

/** The planned hours that new hours from a day on would replace. */
const replacedBy = (from: string, { versions }: ScheduleOut): string[] => {
  const day = parseDmy(from);
  return day === null ? [] : versions.map((one) => one.from).filter((start) => (parseDmy(start) ?? '') >= day);
};

const EditScheduleForm = ({ schedule }: { schedule: ScheduleOut }) => {
  const { t } = useTranslation('days-off');
  const goOn = useGoOn();
  const words = useScheduleWords();
  const tellSaved = useRunToast();
  const call = useCall(editSchedule);
  const extra: HoursFrom = { from: '' };
  const edit = useEdit<ScheduleForm, ScheduleOut, HoursFrom>({ record: schedule, formOf, extra, call });
  const { form } = edit;
  const { from } = form.values;
  const replaced = replacedBy(from, edit.start.record);
  const send = (mine: ScheduleForm, { record, values }: EditStart<ScheduleForm, ScheduleOut>): void => {
    const isNewHours = haveChanged(values, mine);
    if (edit.issues.show([...issuesOf(mine), ...(isNewHours ? fromIssues(from) : [])])) return;
    const body = {
      id: schedule.id,
      version: record.version,
      ...(mine.name !== values.name && { name: mine.name.trim() }),
      ...(isNewHours && { weeks: minutesOf(mine), from }),
    };
    void edit.trackSave(call.mutateAsync({ body }), mine, ({ run_id: run }) => {
      tellSaved(run);
      goOn(paths.workSchedules);
    });
  };
  return (
    <EditPage
      edit={edit}
      title={t('settings.schedules.editTitle', { name: schedule.name })}
      crumbs={words.crumbs}
      submit={t('settings.save')}
      labelOf={words.labelOf}
      staleTitle={t('settings.staleTitle', { name: schedule.name })}
      show={(field, value) => {
        if (field === 'cycle') return t(`settings.schedules.cycle.${value === '2' ? '2' : '1'}`);
        return typeof value === 'string' ? value : value.map((week) => hoursFigure(weekTotal(week))).join(' / ');
      }}
      send={send}
      aside={
        <SectionCard title={t('settings.schedules.versions')}>
          <ScheduleVersions schedule={edit.start.record} />
        </SectionCard>
      }
    >
      <ScheduleFields form={form} />
      {haveChanged(edit.start.values, edit.values) && (
        <FormSection title={t('settings.schedules.fromTitle')}>
          <DateField
            {...form.getInputProps('from')}
            value={from}
            label={words.labelOf('from')}
            required
            help={t('settings.schedules.fromHelp', { count: schedule.people_count })}
          />
          {replaced.length > 0 && <p>{t('settings.schedules.replaces', { days: replaced.join(', ') })}</p>}
        </FormSection>
      )}
    </EditPage>
  );
};

const EditScheduleRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(listSchedules, {}), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ data }) => {
        const schedule = data.find((one) => String(one.id) === id);
        return schedule ? <EditScheduleForm key={id} schedule={schedule} /> : <NotFound />;
      }}
    </LoadedOnce>
  );
};

/** Edits a work schedule: /settings/daysOff/schedules/{id}. */
export const EditSchedulePage = () => (
  <RequireRight permission="days:settings">
    <SettingsFrame>
      <EditScheduleRoute />
    </SettingsFrame>
  </RequireRight>
);
