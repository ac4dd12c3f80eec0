import { issue, type Issue } from '#shared/errors/issue.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { repeatField, type Repeat, type Role } from './reminder.ts';

export const MESSAGE_MAX = 240;
export const DAYS_BEFORE_MAX = 365;
export const MONTHS_MAX = 60;

/** A reminder as somebody enters it; a blank date is null. */
export type ReminderValues = {
  readonly date: IsoDate | null;
  readonly message: string;
  readonly to: 'me' | 'person' | { readonly role: Role };
  readonly repeat: Repeat;
};

export type ReminderContext = {
  readonly today: IsoDate;
  /** The keys of the dates that can be followed. */
  readonly fields: readonly string[];
  /** The person of the record, or the one whom the reminder is about; null for nobody. */
  readonly person: { readonly hasAddress: boolean; readonly hasLeft: boolean } | null;
  /** Whether it is a reminder of every record of a kind, which has to follow a date of theirs. */
  readonly isOfKind?: boolean;
  /** The date that was saved before, which may have passed since. */
  readonly before?: IsoDate | null;
};

const within = (path: string, value: number, min: number, max: number): Issue[] => {
  if (!Number.isInteger(value)) return [issue(path, 'whole_number')];
  if (value < min) return [issue(path, 'min', { min })];
  return value > max ? [issue(path, 'max', { max })] : [];
};

const repeatIssues = (repeat: Repeat, { fields, isOfKind = false }: ReminderContext): Issue[] => {
  if (isOfKind && repeatField(repeat) === null) return [issue('repeat.field', 'required')];
  if (repeat === 'none') return [];
  if ('every_months' in repeat) return within('repeat.every_months', repeat.every_months, 1, MONTHS_MAX);
  return [
    ...within('repeat.days_before', repeat.days_before, 0, DAYS_BEFORE_MAX),
    ...(fields.includes(repeat.field) ? [] : [issue('repeat.field', 'not_a_date_of_record')]),
  ];
};

const dateIssues = (
  { date, repeat }: ReminderValues,
  { today, before = null, isOfKind = false }: ReminderContext,
): Issue[] => {
  // A date of the record decides in its place.
  if (isOfKind || repeatField(repeat) !== null) return [];
  if (date === null) return [issue('date', 'required')];
  return date < today && date !== before ? [issue('date', 'date_before_min', { min: toDmy(today) })] : [];
};

const recipientIssues = ({ to }: ReminderValues, { person }: ReminderContext): Issue[] => {
  if (to !== 'person') return [];
  if (person === null) return [issue('to', 'nobody_to_remind')];
  if (person.hasLeft) return [issue('to', 'person_left')];
  return person.hasAddress ? [] : [issue('to', 'person_without_address')];
};

/** What is wrong with a reminder (docs/areas/reminders.md#rules). */
export const reminderIssues = (values: ReminderValues, context: ReminderContext): Issue[] => [
  ...dateIssues(values, context),
  ...(isBlank(values.message) ? [issue('message', 'required')] : []),
  ...(values.message.length > MESSAGE_MAX ? [issue('message', 'too_long', { max: MESSAGE_MAX })] : []),
  ...recipientIssues(values, context),
  ...repeatIssues(values.repeat, context),
];
