import type { DayOffRight } from '#shared/days-off/day-off-right.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import { DEFAULT_WEEKS, FULL_DAY_MINUTES, type WorkSchedule } from '#shared/days-off/work-schedule.ts';
import { newType } from './day-off-types.ts';

/* What a company begins with (docs/areas/days-off.md#standard-types). An administrator changes or removes any of it. */

type Definition = Pick<DayOffType, 'name' | 'kind' | 'colour'> & Partial<Omit<DayOffType, 'id' | 'version'>>;

/** The codes of working time of the NSSO. */
const PAID_WORK = '1';
const UNPAID = '30';
const SICKNESS = '50';

const definitions = {
  legal: { name: 'Legal holidays', kind: 'leave', colour: 'indigo', has_balance: 1, payroll_hint: PAID_WORK },
  extraLegal: { name: 'Extra-legal days', kind: 'leave', colour: 'blue', has_balance: 1, payroll_hint: PAID_WORK },
  adv: { name: 'ADV', kind: 'leave', colour: 'teal', has_balance: 1, payroll_hint: PAID_WORK },
  illness: {
    name: 'Illness',
    kind: 'absence',
    colour: 'red',
    needs_approval: 0,
    shown_as: 'away',
    keeps_holidays: 1,
    payroll_hint: SICKNESS,
  },
  shortLeave: { name: 'Short leave', kind: 'leave', colour: 'orange', shown_as: 'away', payroll_hint: PAID_WORK },
  unpaid: { name: 'Unpaid leave', kind: 'leave', colour: 'grey', paid: 0, shown_as: 'away', payroll_hint: UNPAID },
  parental: { name: 'Parental leave', kind: 'leave', colour: 'pink', paid: 0, shown_as: 'away' },
  training: { name: 'Training', kind: 'training', colour: 'violet', unit: 'hours', needs_approval: 0 },
} as const satisfies Record<string, Definition>;

export type StandardType = keyof typeof definitions;
export const standardTypeKeys = Object.keys(definitions) as StandardType[];

/** The standard types, numbered from an id on. */
export const standardTypes = (firstId: number, created_at: string): DayOffType[] =>
  standardTypeKeys.map((key, at) => ({ ...newType, ...definitions[key], id: firstId + at, version: 1, created_at }));

/** The id of a standard type. */
export const standardTypeId = (key: StandardType, firstId: number): number => firstId + standardTypeKeys.indexOf(key);

/** The days of legal holidays of a full year of five days a week. */
const LEGAL_DAYS = 20;

/** The law gives legal holidays; what a company gives beyond them is for it to say. */
export const standardRights = (firstId: number): DayOffRight[] => [
  {
    type_id: standardTypeId('legal', firstId),
    basis: 'year_before',
    days: LEGAL_DAYS,
    seniority: [],
    carries_until: null,
    carries_max: null,
  },
  ...(['extraLegal', 'adv'] as const).map((key): DayOffRight => ({
    type_id: standardTypeId(key, firstId),
    basis: 'same_year',
    days: 0,
    seniority: [],
    carries_until: null,
    carries_max: null,
  })),
];

const FULL = FULL_DAY_MINUTES;
const HALF = FULL / 2;
const LONG = 480;

/** Part-time schedules as companies have them, and a full-time one of 40 hours; minutes from Monday to Sunday. */
const schedules: readonly { readonly name: string; readonly weeks: readonly (readonly number[])[] }[] = [
  { name: '4/5, Monday to Thursday', weeks: [[FULL, FULL, FULL, FULL, 0, 0, 0]] },
  { name: '4/5, without Wednesday', weeks: [[FULL, FULL, 0, FULL, FULL, 0, 0]] },
  { name: 'Half-time, mornings', weeks: [[HALF, HALF, HALF, HALF, HALF, 0, 0]] },
  { name: 'Half-time, two days and a half', weeks: [[FULL, FULL, HALF, 0, 0, 0, 0]] },
  { name: '9 days of 10', weeks: [...DEFAULT_WEEKS, [FULL, FULL, FULL, FULL, 0, 0, 0]] },
  { name: 'Full-time, 40 hours', weeks: [[LONG, LONG, LONG, LONG, LONG, 0, 0]] },
];
export const STANDARD_SCHEDULES = schedules.length;

/** The standard schedules, numbered from an id on. */
export const standardSchedules = (firstId: number, from: string, created_at: string): WorkSchedule[] =>
  schedules.map(({ name, weeks }, at) => ({
    id: firstId + at,
    version: 1,
    name,
    versions: [{ from, weeks: weeks.map((week) => [...week]) }],
    deleted: 0,
    created_at,
  }));
