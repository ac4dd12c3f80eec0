import type { DayOffType, DayOffTypeFields } from './day-off-type.ts';

type Suggested = { readonly key: string } & Pick<DayOffType, 'kind'> & Partial<Omit<DayOffTypeFields, 'name'>>;

/** The codes of working time of the NSSO; what has none is no absence that employers declare by day. */
const nsso = {
  paidWork: '1',
  strike: '21',
  union: '22',
  compellingReasons: '24',
  unpaid: '30',
  maternity: '51',
  birthOrAdoption: '52',
  workAccident: '60',
  temporaryUnemployment: '70',
  economicUnemployment: '71',
  badWeather: '72',
  youthOrSenior: '73',
  fosterCare: '75',
} as const;

const byEmployer = { paid: 1, shown_as: 'away' } as const;
/** Paid by the health fund, the employment office or nobody. */
const byOthers = { paid: 0, shown_as: 'away' } as const;

/** Further types of days off that Belgian employers know; their names stand in the texts of suggestions. */
export const suggestedDayOffTypes = [
  { key: 'seniority', kind: 'leave', colour: 'blue', has_balance: 1, payroll_hint: nsso.paidWork },
  { key: 'recuperation', kind: 'leave', colour: 'teal', unit: 'hours', has_balance: 1, payroll_hint: nsso.paidWork },
  { key: 'youthHolidays', kind: 'leave', colour: 'indigo', has_balance: 1, paid: 0, payroll_hint: nsso.youthOrSenior },
  { key: 'seniorHolidays', kind: 'leave', colour: 'indigo', has_balance: 1, paid: 0, payroll_hint: nsso.youthOrSenior },
  { key: 'birth', kind: 'leave', colour: 'pink', ...byEmployer, payroll_hint: nsso.birthOrAdoption },
  { key: 'adoption', kind: 'leave', colour: 'pink', ...byEmployer, payroll_hint: nsso.birthOrAdoption },
  { key: 'maternity', kind: 'absence', colour: 'pink', ...byEmployer, keeps_holidays: 1, payroll_hint: nsso.maternity },
  { key: 'fosterCare', kind: 'leave', colour: 'pink', ...byOthers, payroll_hint: nsso.fosterCare },
  { key: 'educational', kind: 'leave', colour: 'violet', unit: 'hours', payroll_hint: nsso.paidWork },
  { key: 'carer', kind: 'leave', colour: 'orange', ...byOthers, payroll_hint: nsso.unpaid },
  { key: 'compellingReasons', kind: 'leave', colour: 'grey', ...byOthers, payroll_hint: nsso.compellingReasons },
  { key: 'timeCredit', kind: 'leave', colour: 'pink', ...byOthers },
  { key: 'union', kind: 'leave', colour: 'violet', ...byOthers, payroll_hint: nsso.union },
  { key: 'strike', kind: 'leave', colour: 'grey', ...byOthers, needs_approval: 0, payroll_hint: nsso.strike },
  {
    key: 'workAccident',
    kind: 'absence',
    colour: 'red',
    ...byEmployer,
    keeps_holidays: 1,
    payroll_hint: nsso.workAccident,
  },
  {
    key: 'temporaryUnemployment',
    kind: 'absence',
    colour: 'grey',
    ...byOthers,
    payroll_hint: nsso.temporaryUnemployment,
  },
  {
    key: 'economicUnemployment',
    kind: 'absence',
    colour: 'grey',
    ...byOthers,
    payroll_hint: nsso.economicUnemployment,
  },
  { key: 'badWeather', kind: 'absence', colour: 'grey', ...byOthers, payroll_hint: nsso.badWeather },
] as const satisfies readonly Suggested[];
