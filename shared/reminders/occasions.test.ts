import { describe, expect, it } from 'vitest';
import { dueOf, occasionOn } from './occasions.ts';
import type { Reminder } from './reminder.ts';

const TODAY = '2027-03-01';
const timing = (over: Partial<Reminder>): Pick<Reminder, 'date' | 'repeat' | 'last' | 'field_date'> => ({
  date: '2027-03-10',
  repeat: 'none',
  last: null,
  field_date: null,
  ...over,
});

describe('the next occasion', () => {
  it('of a reminder that comes once is its date, until it was told', () => {
    expect(dueOf(timing({}), TODAY)).toBe('2027-03-10');
    expect(dueOf(timing({ last: '2027-03-10' }), TODAY)).toBeNull();
  });

  it('every so many months is the first one after the last, whatever that was', () => {
    const repeat = { every_months: 5 };
    expect(dueOf(timing({ repeat }), TODAY)).toBe('2027-03-10');
    expect(dueOf(timing({ repeat, last: '2027-03-10' }), TODAY)).toBe('2027-08-10');
    expect(dueOf(timing({ repeat, last: '2041-01-01' }), TODAY)).toBe('2041-05-10');
    expect(dueOf(timing({ repeat: { every_months: 1 }, date: '2027-01-31', last: '2027-02-28' }), TODAY)).toBe(
      '2027-03-31',
    );
  });

  it('before a date is counted from it, and none while there is no date, or it has passed, or was told', () => {
    const repeat = { days_before: 10, field: 'renewal_date' };
    expect(dueOf(timing({ repeat }), TODAY)).toBeNull();
    expect(dueOf(timing({ repeat, field_date: '2027-03-20' }), TODAY)).toBe('2027-03-10');
    expect(dueOf(timing({ repeat, field_date: '2027-03-05' }), TODAY)).toBe('2027-02-23');
    expect(dueOf(timing({ repeat, field_date: '2027-02-28' }), TODAY)).toBeNull();
    expect(dueOf(timing({ repeat, field_date: '2027-03-20', last: '2027-03-10' }), TODAY)).toBeNull();
    expect(dueOf(timing({ repeat, field_date: '2027-03-21', last: '2027-03-10' }), TODAY)).toBe('2027-03-11');
  });
});

it('of several missed occasions the latest is told', () => {
  const monthly = timing({ repeat: { every_months: 1 }, date: '2027-01-31' });
  expect(occasionOn(monthly, '2027-01-31', '2027-01-31')).toBe('2027-01-31');
  expect(occasionOn(monthly, '2027-01-31', '2027-02-27')).toBe('2027-01-31');
  expect(occasionOn(monthly, '2027-01-31', '2027-06-29')).toBe('2027-05-31');
  expect(occasionOn(timing({}), '2027-03-10', '2027-06-29')).toBe('2027-03-10');
});
