import { expect, it } from 'vitest';
import { kindFormIssues, kindFormOf, newKindReminder, withKind } from './kind-reminder-form.ts';
import type { ReminderKind } from './use-kind-reminders.ts';

const field = { key: 'renewal_date', label: 'software:column.renewal_date', is_own_label: false };
const product: ReminderKind = {
  object: 'software_product',
  fields: [field],
  has_person: false,
  may_remind_others: true,
};
const car: ReminderKind = { ...product, object: 'car', fields: [{ ...field, key: 'order_date' }], has_person: true };
const kinds = [product, car];
const issuesOf = (form: Parameters<typeof kindFormIssues>[0]) =>
  kindFormIssues(form, kinds, '2027-03-01').map(({ path, code }) => [path, code]);

it('asks for the kind, the text and a date of that kind', () => {
  const blank = kindFormOf(newKindReminder);
  expect(issuesOf(blank)).toEqual([
    ['object', 'required'],
    ['message', 'required'],
  ]);
  const form = { ...withKind(blank, product), message: 'Renew?' };
  expect([form.field, form.days_before, issuesOf(form)]).toEqual(['renewal_date', '14', []]);
  expect(issuesOf({ ...form, field: 'order_date' })).toEqual([['field', 'not_a_date_of_record']]);
  expect(issuesOf({ ...form, days_before: '' })).toEqual([['days_before', 'required']]);
});

it('forgets a recipient that the new kind does not have', () => {
  const form = { ...withKind(kindFormOf(newKindReminder), car), to: 'person' as const };
  expect(withKind(form, car).to).toBe('person');
  expect(withKind(form, product).to).toBe('me');
  expect(withKind({ ...form, to: 'admin' }, { ...car, may_remind_others: false }).to).toBe('me');
});
