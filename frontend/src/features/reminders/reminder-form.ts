import type { ReminderOut } from '#shared/contract/reminders/reminder.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { roles } from '#shared/permissions/actor.ts';
import { DAYS_BEFORE_MAX, MONTHS_MAX, reminderIssues, type ReminderValues } from '#shared/reminders/reminder.rules.ts';
import type { Repeat, Role } from '#shared/reminders/reminder.ts';
import { parseDmy, type IsoDate } from '#shared/values/dates.ts';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import type { Reminders } from './use-reminders.ts';

export type RepeatKind = 'none' | 'days_before' | 'every_months';
export type ToKind = 'me' | 'person' | Role;

/** A reminder as typed. */
export type ReminderForm = {
  message: string;
  to: ToKind | '';
  repeat: RepeatKind | '';
  date: string;
  days_before: string;
  field: string;
  every_months: string;
};

/** What is edited of a reminder. */
export type StoredReminder = Pick<ReminderOut, 'version' | 'message' | 'to' | 'repeat' | 'date'>;

export const newReminder: StoredReminder = { version: 0, message: '', to: 'me', repeat: 'none', date: null };

const usualRepeats = { days_before: '14', field: '', every_months: '1' };

export const formOf = ({ message, to, repeat, date }: StoredReminder): ReminderForm => ({
  ...usualRepeats,
  message,
  to: typeof to === 'object' ? to.role : to,
  date: date ?? '',
  ...(repeat === 'none'
    ? { repeat }
    : 'field' in repeat
      ? { repeat: 'days_before', field: repeat.field, days_before: String(repeat.days_before) }
      : { repeat: 'every_months', every_months: String(repeat.every_months) }),
});

const repeatOf = ({ repeat, days_before, field, every_months }: ReminderForm): Repeat => {
  if (repeat === 'days_before') return { days_before: Number(days_before), field };
  return repeat === 'every_months' ? { every_months: Number(every_months) } : 'none';
};

const toOf = (to: ReminderForm['to']): ReminderValues['to'] => {
  const role = roles.find((name) => name === to);
  if (role !== undefined) return { role };
  return to === 'person' ? 'person' : 'me';
};

/** What is sent of a form. */
export const bodyOf = (form: ReminderForm) => ({
  message: form.message,
  to: toOf(form.to),
  repeat: repeatOf(form),
  date: form.repeat === 'days_before' ? null : form.date,
});

/** The field of the form that an issue of the rules or of the API is about. */
export const toFormIssue = (found: Issue): Issue => ({ ...found, path: found.path.replace(/^repeat\./, '') });

const numberIssues = (form: ReminderForm, path: 'days_before' | 'every_months', min: number, max: number): Issue[] => {
  if (form.repeat !== path) return [];
  if (form[path].trim() === '') return [issue(path, 'required')];
  const found = wholeNumberIssue(path, form[path], { min, max });
  return found ? [found] : [];
};

/** The dates that can be followed, and the person who can be reminded. */
export type FormContext = Pick<Reminders, 'person'> & { fields: readonly { key: string }[] };

/** What is wrong with a form, by the rules of the API and by what only a typed text can be. */
export const formIssues = (
  form: ReminderForm,
  { fields, person }: FormContext,
  today: IsoDate,
  before: ReminderOut | undefined,
): Issue[] => {
  const typed = [
    ...(form.date.trim() !== '' && form.repeat !== 'days_before' && parseDmy(form.date) === null
      ? [issue('date', 'invalid_date')]
      : []),
    ...numberIssues(form, 'days_before', 0, DAYS_BEFORE_MAX),
    ...numberIssues(form, 'every_months', 1, MONTHS_MAX),
  ];
  const known = new Set(typed.map(({ path }) => path));
  const { date, ...values } = bodyOf(form);
  const found = reminderIssues(
    { ...values, date: parseDmy(date ?? '') },
    {
      today,
      fields: fields.map(({ key }) => key),
      person: person && { hasAddress: person.has_address, hasLeft: person.has_left },
      before: parseDmy(before?.date ?? ''),
    },
  ).map(toFormIssue);
  return [...typed, ...found.filter(({ path }) => !known.has(path))];
};
