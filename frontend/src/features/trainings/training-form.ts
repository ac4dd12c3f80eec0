import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import {
  visibilities,
  visibility,
  type amountUnits,
  type trainingLocations,
  type trainingTypes,
} from '#shared/trainings/names.ts';
import {
  INFORMATION_MAX,
  SEATS_MAX,
  SUPPLIER_MAX,
  TRAINING_NAME_MAX,
  trainingIssues,
  type TrainingContext,
} from '#shared/trainings/training.rules.ts';
import type { TrainingFields } from '#shared/trainings/training.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { parseMoney } from '#shared/values/money.ts';
import { typedWhole } from '#shared/values/whole-number.ts';
import { decimalText, typedDecimal } from '#shared/values/decimal.ts';
import { dateIssues } from '../../form/date-issues.ts';
import { durationMinutes, durationText } from '../../form/duration.ts';
import { decimalIssue } from '../../form/decimal-issue.ts';
import { typedNumber } from '../../form/typed-number.ts';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';

export type Unit = (typeof amountUnits)[number];
type VisibilityText = '0' | '1' | '2' | '3';

/** The values of the forms: text as typed, in wire spelling, so that invalid input is kept. */
export type TrainingForm = {
  name: string;
  cost: string;
  leverancier: string;
  start_date: string;
  end_date: string;
  training_amount_selection: Unit;
  training_amount_days: string;
  /** Hours and minutes: `7:30`. */
  training_amount_minutes: string;
  type_of_training: (typeof trainingTypes)[number];
  location_of_training: (typeof trainingLocations)[number] | '';
  certificate_to_achieve: 0 | 1;
  falls_under_fla: 0 | 1;
  seats: string;
  is_visible_for_employees: VisibilityText;
  /** Ids of teams with commas between. */
  selected_teams: string;
  is_price_visible_for_employees: 0 | 1;
  additional_information: string;
};

export const emptyTraining: TrainingForm = {
  name: '',
  cost: '',
  leverancier: '',
  start_date: '',
  end_date: '',
  training_amount_selection: 'days',
  training_amount_days: '',
  training_amount_minutes: '',
  type_of_training: 'formal',
  location_of_training: '',
  certificate_to_achieve: 0,
  falls_under_fla: 0,
  seats: '',
  is_visible_for_employees: '1',
  selected_teams: '',
  is_price_visible_for_employees: 1,
  additional_information: '',
};

export const formOf = (training: TrainingDetails): TrainingForm => ({
  name: training.name,
  cost: training.cost === null ? '' : typedNumber(training.cost),
  leverancier: training.leverancier ?? '',
  start_date: training.start_date ?? '',
  end_date: training.end_date ?? '',
  training_amount_selection: training.training_amount_selection,
  training_amount_days: decimalText(training.training_amount_days),
  training_amount_minutes: durationText(training.training_amount_minutes),
  type_of_training: training.type_of_training,
  location_of_training: training.location_of_training ?? '',
  certificate_to_achieve: training.certificate_to_achieve,
  falls_under_fla: training.falls_under_fla,
  seats: training.seats === null ? '' : String(training.seats),
  is_visible_for_employees: `${training.is_visible_for_employees}`,
  selected_teams: training.selected_teams.join(','),
  is_price_visible_for_employees: training.is_price_visible_for_employees,
  additional_information: training.additional_information ?? '',
});

const idsIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));
const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const costOf = (typed: string): number | null => {
  const parsed = typed.trim() === '' ? undefined : parseMoney(typed);
  return parsed?.ok ? parsed.value : null;
};

/** The number that the chosen text spells; each stands in the list at its own place. */
const visibilityOf = ({ is_visible_for_employees: text }: TrainingForm) => visibilities[text];

/** The fields as the rules judge them; text that cannot be read counts as empty. */
export const fieldsOf = (form: TrainingForm): TrainingFields => ({
  ...form,
  name: form.name.trim(),
  cost: costOf(form.cost),
  leverancier: textOrNull(form.leverancier),
  start_date: parseDmy(form.start_date),
  end_date: parseDmy(form.end_date),
  training_amount_days: typedDecimal(form.training_amount_days),
  training_amount_minutes: durationMinutes(form.training_amount_minutes) ?? null,
  location_of_training: form.location_of_training === '' ? null : form.location_of_training,
  additional_information: textOrNull(form.additional_information),
  is_visible_for_employees: visibilityOf(form),
  selected_teams: idsIn(form.selected_teams),
  seats: wholeNumberIssue('seats', form.seats, { min: 1 }) ? null : typedWhole(form.seats),
});

const lengthIssue = (path: keyof TrainingForm, text: string, max: number): Issue[] =>
  text.trim().length > max ? [issue(path, 'too_long', { max })] : [];

const amountTextIssues = (form: TrainingForm): Issue[] => {
  const { training_amount_selection: unit, training_amount_days: days, training_amount_minutes: minutes } = form;
  if (unit === 'minutes')
    return durationMinutes(minutes) === undefined ? [issue('training_amount_minutes', 'max', { max: 59 })] : [];
  const found = decimalIssue('training_amount_days', days, {});
  return found ? [found] : [];
};

/** Text that cannot be read as what its field holds. */
const unreadable = (form: TrainingForm): Issue[] => {
  const { cost, seats } = form;
  const parsed = cost.trim() === '' ? { ok: true as const } : parseMoney(cost);
  const seatIssue = wholeNumberIssue('seats', seats, { min: 1, max: SEATS_MAX });
  return [
    ...(parsed.ok ? [] : [issue('cost', parsed.code, parsed.params)]),
    ...dateIssues('start_date', form.start_date),
    ...dateIssues('end_date', form.end_date),
    ...amountTextIssues(form),
    ...(seatIssue ? [seatIssue] : []),
    ...lengthIssue('name', form.name, TRAINING_NAME_MAX),
    ...lengthIssue('leverancier', form.leverancier, SUPPLIER_MAX),
    ...lengthIssue('additional_information', form.additional_information, INFORMATION_MAX),
  ];
};

/** The issues by the same rules as the API (docs/areas/trainings.md#rules), and those of text that cannot be read. */
export const formIssues = (form: TrainingForm, context: TrainingContext): Issue[] => {
  const unread = unreadable(form);
  const paths = new Set(unread.map(({ path }) => path));
  return [...unread, ...trainingIssues(fieldsOf(form), context).filter(({ path }) => !paths.has(path))];
};

/** The form as it is sent: the amount of the unit that is not selected goes, and teams only where they choose. */
export const bodyOf = (form: TrainingForm) => {
  const { training_amount_selection: unit, training_amount_minutes: duration } = form;
  const minutes = durationMinutes(duration);
  return {
    ...form,
    training_amount_days: unit === 'days' ? form.training_amount_days : '',
    training_amount_minutes: unit === 'minutes' && minutes !== null && minutes !== undefined ? String(minutes) : '',
    is_visible_for_employees: visibilityOf(form),
    selected_teams: visibilityOf(form) === visibility.teams ? form.selected_teams : '',
  };
};
