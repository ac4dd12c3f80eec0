import { useTranslation } from 'react-i18next';
import { setDaysOffSettings } from '#shared/contract/days-off/set-days-off-settings.ts';
import type { DaysOffSettingsOut } from '#shared/contract/days-off/settings.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { useCall } from '../../../api/query.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { SelectField } from '../../../form/select-field.tsx';
import { SettingsEdit } from '../../../form/settings-edit.tsx';
import { useSettingsEdit } from '../../../form/use-settings-edit.ts';
import { WholeNumberField } from '../../../form/whole-number-field.tsx';
import { wholeNumberIssue } from '../../../form/whole-number-issue.ts';
import { useCan } from '../../../ui/actor.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { weekdayNames } from '../parts/weekday-names.ts';
import { useRunToast } from './run-toast.ts';

/** `closing_day` is '1' for Monday to '6' for Saturday, 'none' for a company that closes on Sundays only. */
type CountingForm = { closing_day: string; past_days: string; first_year: string };
const NONE = 'none';
const PAST = { min: 0, max: 366 };
const YEARS = { min: 2000, max: 2100 };

const formOf = (settings: DaysOffSettingsOut): CountingForm => ({
  closing_day: settings.closing_day === null ? NONE : String(settings.closing_day),
  past_days: String(settings.past_days),
  first_year: String(settings.first_year),
});

const numberIssues = (path: keyof CountingForm, typed: string, bounds: { min: number; max: number }): Issue[] => {
  const found = typed.trim() === '' ? issue(path, 'required') : wholeNumberIssue(path, typed, bounds);
  return found ? [found] : [];
};

const issuesOf = ({ past_days: past, first_year: year }: CountingForm): Issue[] => [
  ...numberIssues('past_days', past, PAST),
  ...numberIssues('first_year', year, YEARS),
];

const bodyOf = ({ closing_day: day, ...others }: Partial<CountingForm>) => ({
  ...others,
  ...(day !== undefined && { closing_day: day === NONE ? null : day }),
});

const useCountingWords = () => {
  const { t } = useTranslation('days-off');
  const names = weekdayNames().slice(0, 6);
  const closing = [
    { value: NONE, label: t('settings.holidays.sundaysOnly') },
    ...names.map((label, at) => ({ value: String(at + 1), label })),
  ];
  return {
    labelOf: (path: string): string => t(`settings.holidays.field.${path}`),
    closing,
    closingWords: (day: string): string => closing.find(({ value }) => value === day)?.label ?? '',
  };
};

const CountingFields = ({ settings }: { settings: DaysOffSettingsOut }) => {
  const { t } = useTranslation('days-off');
  const { labelOf, closing, closingWords } = useCountingWords();
  const tellSaved = useRunToast();
  const call = useCall(setDaysOffSettings);
  const edit = useSettingsEdit<CountingForm, DaysOffSettingsOut, EndpointResponse<typeof setDaysOffSettings>>({
    stored: settings,
    formOf,
    issuesOf,
    call,
    save: (changed, version) => call.mutateAsync({ body: { ...bodyOf(changed), version } }),
    onSaved: ({ run_id: run }) => tellSaved(run),
  });
  const plain = fieldOf(edit.form, labelOf);
  const field = (name: keyof CountingForm) => ({ ...plain(name), help: t(`settings.holidays.help.${name}`) });
  return (
    <SettingsEdit
      edit={edit}
      labelOf={labelOf}
      save={t('settings.save')}
      show={(name, value) => (name === 'closing_day' ? closingWords(value) : value)}
    >
      <SelectField {...field('closing_day')} options={closing} />
      <WholeNumberField {...field('past_days')} {...PAST} required unit={t('settings.days')} />
      <WholeNumberField {...field('first_year')} {...YEARS} required />
    </SettingsEdit>
  );
};

/** How days off are asked and counted; a form for whoever may set it. */
export const CountingForm = ({ settings }: { settings: DaysOffSettingsOut }) => {
  const can = useCan();
  const { labelOf, closingWords } = useCountingWords();
  if (can('days:settings')) return <CountingFields settings={settings} />;
  const values = formOf(settings);
  const shown = { ...values, closing_day: closingWords(values.closing_day) };
  const keys = ['closing_day', 'past_days', 'first_year'] as const;
  return <DefinitionList items={keys.map((key) => ({ key, label: labelOf(key), value: shown[key] }))} />;
};
