import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getTrainingSettings } from '#shared/contract/trainings/get-training-settings.ts';
import { setTrainingSettings } from '#shared/contract/trainings/set-training-settings.ts';
import type { VersionedTrainingSettings } from '#shared/contract/trainings/settings.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { problemFromError } from '../../api/problem.ts';
import { query, readOnce, useCall } from '../../api/query.ts';
import { fieldOf } from '../../form/field-of.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import { StepperField } from '../../form/stepper-field.tsx';
import { typedDecimal } from '../../form/typed-decimal.ts';
import { useKeptForm } from '../../form/use-kept-form.ts';
import { useStaleEdit, type EditStart } from '../../form/use-stale-edit.ts';
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

const decimalText = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

const formOf = (settings: VersionedTrainingSettings): Typed => ({
  average_fte: decimalText(settings.average_fte),
  days_of_right: decimalText(settings.days_of_right),
  period_start_year: String(settings.period_start_year),
});

const numberIssues = (path: keyof Typed, typed: string, max: number): Issue[] => {
  if (typed.trim() === '') return [];
  const value = typedDecimal(typed);
  if (value === null) return [issue(path, 'invalid_number')];
  if (value < 0) return [issue(path, 'must_be_positive')];
  return value > max ? [issue(path, 'max', { max })] : [];
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
  const stale = useStaleEdit<Typed, VersionedTrainingSettings>(settings, formOf);
  const { form, issues, isChanged, restart, draft } = useKeptForm<Typed>(stale.start.values);
  const labelOf = (path: string): string => t(`field.${path}` as 'field.name');
  const send = (mine: Typed, from: EditStart<Typed, VersionedTrainingSettings>): void => {
    if (issues.show(issuesOf(mine), catalogue.form_invalid.title)) return;
    call.mutateAsync({ body: { ...changedFields(from.values, mine), version: from.record.version } }).then(
      (saved) => {
        restart(stale.restart(saved).values);
        notifySuccess(t('settings.saved'));
      },
      (error: unknown) => {
        const problem = problemFromError(error);
        if (!stale.showIfStale(problem, mine)) issues.showProblem(problem);
      },
    );
  };
  const checked = blurCheckOf(form, issuesOf);
  const plain = fieldOf(form, labelOf);
  const field = (name: keyof Typed) => ({ ...checked(name, plain(name)), help: t(`settings.${name}Help`) });
  return (
    <SettingsForm
      issues={issues}
      labelOf={labelOf}
      problem={call.error?.problem.code === 'stale_version' ? undefined : call.error?.problem}
      isChanged={isChanged}
      draft={draft}
      saving={call.isPending}
      save={t('settings.save')}
      onSubmit={() => send(form.values, stale.start)}
    >
      <StepperField {...field('average_fte')} step={1} max={FTE_MAX} />
      <StepperField {...field('days_of_right')} step={0.5} max={DAYS_MAX} unit={t('form.daysUnit')} />
      <WholeNumberField {...field('period_start_year')} {...YEARS} required />
      <StaleEditModal
        difference={stale.difference}
        saved={stale.saved}
        title={t('settings.stale')}
        labelOf={labelOf}
        show={(_, value) => value}
        saving={call.isPending}
        onKeepEditing={stale.keepEditing}
        onDiscard={() => restart(stale.continueFromTheirs().values)}
        onSave={(chosen) => {
          form.setValues(chosen);
          send(chosen, stale.continueFromTheirs());
        }}
      />
    </SettingsForm>
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
