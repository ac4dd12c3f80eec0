import type { ActivityItem } from '#shared/activity/events.ts';
import { isIsoDate, toDmy } from '#shared/values/dates.ts';
import type { Language } from '#shared/values/language.ts';
import { formatsOf } from '#shared/values/formats.ts';
import { isBlank, type Translate } from './field-texts.ts';

export type DetailLine = { field: string; text: string };

type Kind = 'text' | 'word' | 'money';
type Detail = { label: string; kind: Kind } & ({ field: string } | { old: string; new: string });

/** What events of people, most of them of before, may tell beside their sentence, in this order; each field may be missing. */
const details: readonly Detail[] = [
  { label: 'training', kind: 'text', field: 'training_name' },
  { label: 'name', kind: 'text', field: 'name' },
  { label: 'manager', kind: 'text', field: 'manager_name' },
  { label: 'manager', kind: 'text', old: 'old_manager_name', new: 'new_manager_name' },
  { label: 'role', kind: 'text', old: 'old_role', new: 'new_role' },
  { label: 'wageType', kind: 'word', field: 'wage_type' },
  { label: 'amount', kind: 'money', field: 'amount' },
  { label: 'amount', kind: 'money', old: 'old_amount', new: 'new_amount' },
  { label: 'value', kind: 'word', old: 'old', new: 'new' },
  { label: 'from', kind: 'text', old: 'old_from', new: 'new_from' },
  { label: 'days', kind: 'text', field: 'days' },
  { label: 'from', kind: 'text', field: 'date_start' },
  { label: 'until', kind: 'text', field: 'date_end' },
  { label: 'date', kind: 'text', field: 'date' },
  { label: 'reason', kind: 'text', field: 'reason' },
];

/** The types of these events, which begin so: evaluations have more variants than are known by name. */
const detailedPrefixes = ['wage_', 'history_role_', 'reports_to_', 'perf_eval_', 'freelance_contract_', 'payroll_contract_', 'verzuim_', 'budget_', 'leave_accrual_', 'participant_']; // prettier-ignore

export const isEvaluation = ({ event_type: type }: Pick<ActivityItem, 'event_type'>): boolean =>
  type.startsWith('perf_eval_');

/** Amounts are in EUR, and stored as numbers or as text. */
const moneyText = (value: unknown, language: Language): string =>
  Number.isFinite(Number(value)) ? formatsOf(language).euro(Number(value)) : String(value);

const textOf = (kind: Kind, value: unknown, t: Translate, language: Language): string => {
  if (isBlank(value)) return t('activity:nothing', {});
  if (kind === 'money') return moneyText(value, language);
  const text = String(value);
  if (isIsoDate(text)) return toDmy(text);
  // Text from outside is never passed as the default, since the library would fill in its braces.
  return (kind === 'word' && t(`activity:word.${text}`, { defaultValue: '' })) || text;
};

/** What an event of before tells beside its sentence, a line for each field that is there. */
export const detailLines = (
  { event_type: type, event_info_json: info }: ActivityItem,
  t: Translate,
  language: Language,
): DetailLine[] => {
  // What is recorded here tells a participation, and a correction of a balance, in its sentence.
  if ('person_name' in info || 'minutes' in info) return [];
  if (!detailedPrefixes.some((prefix) => type.startsWith(prefix))) return [];
  return details.flatMap((detail) => {
    const text = (field: string): string => textOf(detail.kind, info[field], t, language);
    const field = t(`activity:detail.${detail.label}`, {});
    if ('field' in detail) return isBlank(info[detail.field]) ? [] : [{ field, text: text(detail.field) }];
    if (isBlank(info[detail.old]) && isBlank(info[detail.new])) return [];
    return [{ field, text: t('activity:fromTo', { old: text(detail.old), new: text(detail.new) }) }];
  });
};
