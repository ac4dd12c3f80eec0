import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getTrainingSettings } from '#shared/contract/trainings/get-training-settings.ts';
import { setTrainingSettings } from '#shared/contract/trainings/set-training-settings.ts';
import type { VersionedTrainingSettings } from '#shared/contract/trainings/settings.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { decimalText } from '#shared/values/decimal.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { query, readOnce, useCall } from '../../api/query.ts';
import { fieldOf } from '../../form/field-of.ts';
import { SettingsEdit } from '../../form/settings-edit.tsx';
import { StepperField } from '../../form/stepper-field.tsx';
import { decimalIssue } from '../../form/decimal-issue.ts';
import { useSettingsEdit } from '../../form/use-settings-edit.ts';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Suggestions } from '../../records/suggestions.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { blurCheckOf } from './use-blur-issues.ts';

type Typed = { average_fte: string; days_of_right: string; period_start_year: string };

const YEARS = { min: 2000, max: 2100 };
const FTE_MAX = 1_000_000;
const DAYS_MAX = 100;

const formOf = (settings: VersionedTrainingSettings): Typed => ({
  average_fte: decimalText(settings.average_fte),
  days_of_right: decimalText(settings.days_of_right),
  period_start_year: String(settings.period_start_year),
});

const numberIssues = (path: keyof Typed, typed: string, max: number): Issue[] => {
  const found = decimalIssue(path, typed, { max });
  return found ? [found] : [];
};

const issuesOf = ({ average_fte: fte, days_of_right: days, period_start_year: year }: Typed): Issue[] => {
  const yearIssue =
    year.trim() === '' ? issue('period_start_year', 'required') : wholeNumberIssue('period_start_year', year, YEARS);
  return [
    ...numberIssues('average_fte', fte, FTE_MAX),
    ...numberIssues('days_of_right', days, DAYS_MAX),
    ...(yearIssue ? [yearIssue] : []),
  ];
};

const SettingsFields = ({ settings }: { settings: VersionedTrainingSettings }) => {
  const { t } = useTranslation('trainings');
  const call = useCall(setTrainingSettings);
  const edit = useSettingsEdit<Typed, VersionedTrainingSettings>({
    stored: settings,
    formOf,
    issuesOf,
    call,
    save: (changed, version) => call.mutateAsync({ body: { ...changed, version } }),
    onSaved: () => notifySuccess(t('settings.saved')),
  });
  const { form } = edit;
  const labelOf = (path: string): string => t(`field.${path}`);
  const checked = blurCheckOf(form, issuesOf);
  const plain = fieldOf(form, labelOf);
  const field = (name: keyof Typed) => ({ ...checked(name, plain(name)), help: t(`settings.${name}Help`) });
  return (
    <SettingsEdit
      edit={edit}
      labelOf={labelOf}
      save={t('settings.save')}
      staleTitle={t('settings.stale')}
      show={(_, value) => value}
    >
      <StepperField {...field('average_fte')} step={1} max={FTE_MAX} />
      <StepperField {...field('days_of_right')} step={0.5} max={DAYS_MAX} unit={t('form.daysUnit')} />
      <WholeNumberField {...field('period_start_year')} {...YEARS} required />
    </SettingsEdit>
  );
};

const Settings = () => {
  const { t } = useTranslation('trainings');
  const answer = useQuery({ ...query(getTrainingSettings, {}), ...readOnce });
  return (
    <SettingsLayout title={t('settings.title')} intro={t('settings.intro')}>
      <LoadedOnce answer={answer}>{(settings) => <SettingsFields settings={settings} />}</LoadedOnce>
      <Suggestions kind="program" isFolded />
    </SettingsLayout>
  );
};

/** The training right of the company: /settings/trainings. */
export const TrainingSettingsPage = () => (
  <RequireRight permission="settings:manage">
    <Settings />
  </RequireRight>
);
