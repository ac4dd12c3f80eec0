import { describe, expect, it } from 'vitest';
import { reminderIssues, type ReminderContext, type ReminderValues } from './reminder.rules.ts';

const TODAY = '2026-03-02';
const values: ReminderValues = { date: TODAY, message: 'Renew the lease', to: 'me', repeat: 'none' };
const context: ReminderContext = { today: TODAY, fields: ['end_date'], person: null };

const judge = (over: Partial<ReminderValues>, around: Partial<ReminderContext> = {}) =>
  reminderIssues({ ...values, ...over }, { ...context, ...around }).map(
    ({ path, code, message }) => `${path} ${code}: ${message}`,
  );

describe('a reminder', () => {
  it('has a date from today on, or the one that was saved before', () => {
    expect(judge({})).toEqual([]);
    expect(judge({ date: null })).toEqual(['date required: field is required']);
    expect(judge({ date: '2026-03-01' })).toEqual(['date date_before_min: field can not be before 02/03/2026']);
    expect(judge({ date: '2026-03-01' }, { before: '2026-03-01' })).toEqual([]);
    expect(judge({ date: '2026-03-03' }, { before: '2026-03-01' })).toEqual([]);
  });

  it('has a text of at most 240 characters', () => {
    expect(judge({ message: ' ' })).toEqual(['message required: field is required']);
    expect(judge({ message: 'x'.repeat(240) })).toEqual([]);
    expect(judge({ message: 'x'.repeat(241) })).toEqual(['message too_long: field can be max 240']);
  });

  it('goes to a person who works here and has an address', () => {
    const codeFor = (person: ReminderContext['person'], to: ReminderValues['to'] = 'person') =>
      reminderIssues({ ...values, to }, { ...context, person }).map(({ path, code }) => `${path} ${code}`);
    expect(codeFor({ hasAddress: true, hasLeft: false })).toEqual([]);
    expect(codeFor(null)).toEqual(['to nobody_to_remind']);
    expect(codeFor({ hasAddress: true, hasLeft: true })).toEqual(['to person_left']);
    expect(codeFor({ hasAddress: false, hasLeft: false })).toEqual(['to person_without_address']);
    expect(codeFor(null, { role: 'admin' })).toEqual([]);
  });

  it('of every record of a kind follows a date of theirs', () => {
    const ofKind = (over: Partial<ReminderValues>) => judge({ date: null, ...over }, { isOfKind: true });
    expect(ofKind({ repeat: { days_before: 30, field: 'end_date' } })).toEqual([]);
    expect(ofKind({})).toEqual(['repeat.field required: field is required']);
    expect(ofKind({ date: TODAY, repeat: { every_months: 1 } })).toEqual(['repeat.field required: field is required']);
    expect(ofKind({ repeat: { days_before: 30, field: 'name' } })).toEqual([
      'repeat.field not_a_date_of_record: choose a date of this record',
    ]);
  });

  it('comes again after 1 to 60 whole months', () => {
    const every = (every_months: number) => judge({ repeat: { every_months } });
    expect([...every(1), ...every(60)]).toEqual([]);
    expect(every(0)).toEqual(['repeat.every_months min: field must be at least 1']);
    expect(every(61)).toEqual(['repeat.every_months max: field can be max 60']);
    expect(every(1.5)).toEqual(['repeat.every_months whole_number: Must be a whole number']);
    expect(judge({ repeat: { every_months: 1 }, date: null })).toEqual(['date required: field is required']);
  });

  it('comes up to 365 days before a date of the record, and has no date of its own then', () => {
    const before = (days_before: number, field = 'end_date') => judge({ date: null, repeat: { days_before, field } });
    expect([...before(0), ...before(365)]).toEqual([]);
    expect(before(-1)).toEqual(['repeat.days_before min: field must be at least 0']);
    expect(before(366)).toEqual(['repeat.days_before max: field can be max 365']);
    expect(before(1, 'birth_date')).toEqual(['repeat.field not_a_date_of_record: choose a date of this record']);
  });
});
