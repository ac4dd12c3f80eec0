import { issue, type Issue } from '#shared/errors/issue.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import {
  formIssues,
  formOf,
  newReminder,
  type FormContext,
  type ReminderForm,
  type StoredReminder,
} from './reminder-form.ts';
import type { ReminderKind } from './use-kind-reminders.ts';

/** A reminder of every record of a kind as typed; it always comes before a date. */
export type KindReminderForm = ReminderForm & { object: ObjectType | '' };

export type StoredKindReminder = StoredReminder & { related_object: ObjectType | '' };

export const newKindReminder: StoredKindReminder = { ...newReminder, related_object: '' };

export const kindFormOf = ({ related_object: object, ...stored }: StoredKindReminder): KindReminderForm => ({
  ...formOf(stored),
  repeat: 'days_before',
  object,
});

export const kindOf = ({ object }: Pick<KindReminderForm, 'object'>, kinds: readonly ReminderKind[]) =>
  kinds.find((each) => each.object === object);

/** The form for another kind, of which a date has to be chosen, and perhaps another recipient. */
export const withKind = (form: KindReminderForm, kind: ReminderKind): KindReminderForm => ({
  ...form,
  object: kind.object,
  field: kind.fields[0]?.key ?? '',
  to: (form.to === 'person' && !kind.has_person) || !kind.may_remind_others ? 'me' : form.to,
});

/** Each record has its own person, who is known on the day. */
const somebody: FormContext['person'] = { name: '', has_address: true, has_left: false };

export const kindFormIssues = (form: KindReminderForm, kinds: readonly ReminderKind[], today: IsoDate): Issue[] => {
  const kind = kindOf(form, kinds);
  if (!kind) return [issue('object', 'required'), ...(isBlank(form.message) ? [issue('message', 'required')] : [])];
  return formIssues(form, { fields: kind.fields, person: kind.has_person ? somebody : null }, today, undefined);
};
