import type { DayOffRight } from '#shared/days-off/day-off-right.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import { DEFAULT_WEEKS, FULL_DAY_MINUTES, type WorkSchedule } from '#shared/days-off/work-schedule.ts';
import type { Language } from '#shared/values/language.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { newType } from './day-off-types.ts';

/* What a company begins with (docs/areas/days-off.md#standard-types). An administrator changes or removes any of it. */

type Definition = Pick<DayOffType, 'kind' | 'colour'> & Partial<Omit<DayOffType, 'id' | 'version' | 'name'>>;

/** The codes of working time of the NSSO. */
const PAID_WORK = '1';
const UNPAID = '30';
const SICKNESS = '50';

const definitions = {
  legal: { kind: 'leave', colour: 'indigo', has_balance: 1, payroll_hint: PAID_WORK },
  extraLegal: { kind: 'leave', colour: 'blue', has_balance: 1, payroll_hint: PAID_WORK },
  adv: { kind: 'leave', colour: 'teal', has_balance: 1, payroll_hint: PAID_WORK },
  illness: {
    kind: 'absence',
    colour: 'red',
    needs_approval: 0,
    shown_as: 'away',
    keeps_holidays: 1,
    payroll_hint: SICKNESS,
  },
  shortLeave: { kind: 'leave', colour: 'orange', shown_as: 'away', payroll_hint: PAID_WORK },
  unpaid: { kind: 'leave', colour: 'grey', paid: 0, shown_as: 'away', payroll_hint: UNPAID },
  parental: { kind: 'leave', colour: 'pink', paid: 0, shown_as: 'away' },
  training: { kind: 'training', colour: 'violet', unit: 'hours', needs_approval: 0 },
} as const satisfies Record<string, Definition>;

export type StandardType = keyof typeof definitions;
export const standardTypeKeys = keysOf(definitions);

/** The standard types in the language of a company, numbered from an id on. */
export const standardTypes = (firstId: number, created_at: string, language: Language): DayOffType[] =>
  standardTypeKeys.map((key, at) => ({
    ...newType,
    ...definitions[key],
    name: daysOffTexts(language).standard.type[key],
    id: firstId + at,
    version: 1,
    created_at,
  }));

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
const schedules = {
  fourFifths: [[FULL, FULL, FULL, FULL, 0, 0, 0]],
  withoutWednesday: [[FULL, FULL, 0, FULL, FULL, 0, 0]],
  mornings: [[HALF, HALF, HALF, HALF, HALF, 0, 0]],
  halfWeek: [[FULL, FULL, HALF, 0, 0, 0, 0]],
  nineOfTen: [...DEFAULT_WEEKS, [FULL, FULL, FULL, FULL, 0, 0, 0]],
  fortyHours: [[LONG, LONG, LONG, LONG, LONG, 0, 0]],
} as const satisfies Record<string, readonly (readonly number[])[]>;

export const standardScheduleKeys = keysOf(schedules);

/** The standard schedules in the language of a company, numbered from an id on. */
export const standardSchedules = (
  firstId: number,
  from: string,
  created_at: string,
  language: Language,
): WorkSchedule[] =>
  standardScheduleKeys.map((key, at) => ({
    id: firstId + at,
    version: 1,
    name: daysOffTexts(language).standard.schedule[key],
    versions: [{ from, weeks: schedules[key].map((week) => [...week]) }],
    deleted: 0,
    created_at,
  }));
