import type { DayOffType, DayOffTypeFields } from './day-off-type.ts';

type Suggested = { readonly key: string } & Pick<DayOffType, 'kind'> & Partial<Omit<DayOffTypeFields, 'name'>>;

/** The codes of working time of the NSSO. */
const PAID_WORK = '1';
const UNPAID = '30';

/** Further types of days off that Belgian employers know; their names stand in the texts of suggestions. */
export const suggestedDayOffTypes = [
  { key: 'seniority', kind: 'leave', colour: 'blue', has_balance: 1, payroll_hint: PAID_WORK },
  { key: 'recuperation', kind: 'leave', colour: 'teal', unit: 'hours', has_balance: 1, payroll_hint: PAID_WORK },
  { key: 'birth', kind: 'leave', colour: 'pink', shown_as: 'away' },
  { key: 'maternity', kind: 'absence', colour: 'pink', shown_as: 'away', keeps_holidays: 1 },
  { key: 'educational', kind: 'leave', colour: 'violet', unit: 'hours', payroll_hint: PAID_WORK },
  { key: 'carer', kind: 'leave', colour: 'orange', paid: 0, shown_as: 'away', payroll_hint: UNPAID },
  { key: 'compellingReasons', kind: 'leave', colour: 'grey', paid: 0, shown_as: 'away', payroll_hint: UNPAID },
  { key: 'timeCredit', kind: 'leave', colour: 'pink', paid: 0, shown_as: 'away' },
  { key: 'workAccident', kind: 'absence', colour: 'red', shown_as: 'away', keeps_holidays: 1 },
  { key: 'strike', kind: 'leave', colour: 'grey', paid: 0, needs_approval: 0, shown_as: 'away', payroll_hint: UNPAID },
] as const satisfies readonly Suggested[];
