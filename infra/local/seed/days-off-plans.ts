import { dayNumber, weekdayOf } from '#shared/days-off/day-numbers.ts';
import { easterOf } from '#shared/days-off/holidays.ts';
import type { RequestSpan } from '#shared/days-off/day-off-request.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import type { StandardType } from '#functions/days-off/standard-definitions.ts';
import type { Random } from './random.ts';

/** Days off that somebody wants: a number of working days from a day on. */
export type Plan = {
  readonly type: StandardType;
  readonly from: IsoDate;
  readonly workdays: number;
  readonly part?: RequestSpan['start_part'];
  readonly minutes?: number;
  readonly reason?: string;
};

export const mondayOf = (date: IsoDate): IsoDate => addDays(date, -weekdayOf(dayNumber(date)));
/** The last day of work up to a day. */
export const weekdayUpTo = (date: IsoDate): IsoDate => {
  const beyond = weekdayOf(dayNumber(date)) - 4;
  return beyond > 0 ? addDays(date, -beyond) : date;
};

const dayIn = (random: Random, year: number, from: string, days: number): IsoDate =>
  addDays(`${year}-${from}`, random.between(0, days));

/** How often somebody thinks of a day or a half one by itself. */
const SINGLE_DAYS = 5;

const shortReasons = ['Tandarts', 'Notaris', 'Rendez-vous médical', 'Keuring van de auto', 'Oudercontact'] as const;

/** What somebody takes in a year: a summer, the end of the year, some weeks and single days. */
export const plansOfYear = (random: Random, year: number): Plan[] => {
  const plans: Plan[] = [];
  const add = (share: number, plan: () => Plan): void => {
    if (random.chance(share)) plans.push(plan());
  };
  add(0.95, () => ({
    type: 'legal',
    from: mondayOf(dayIn(random, year, '07-03', 48)),
    workdays: random.chance(0.65) ? 10 : 5,
  }));
  add(0.8, () => ({ type: 'legal', from: mondayOf(dayIn(random, year, '02-12', 70)), workdays: random.between(2, 5) }));
  add(0.9, () => ({ type: 'extraLegal', from: dayIn(random, year, '04-20', 60), workdays: random.between(2, 4) }));
  add(0.6, () => ({ type: 'legal', from: mondayOf(dayIn(random, year, '09-01', 40)), workdays: random.between(1, 5) }));
  add(0.5, () => ({ type: 'legal', from: dayIn(random, year, '10-24', 14), workdays: random.between(2, 4) }));
  add(0.75, () => ({ type: 'legal', from: dayIn(random, year, '12-22', 5), workdays: random.between(2, 5) }));
  add(0.45, () => ({ type: 'adv', from: addDays(easterOf(year), 40), workdays: 1 }));
  for (let time = 0; time < SINGLE_DAYS; time += 1)
    add(0.7, () => ({
      type: random.chance(0.5) ? 'adv' : 'extraLegal',
      from: dayIn(random, year, '01-08', 340),
      workdays: 1,
      ...(random.chance(0.4) && { part: random.pick(['morning', 'afternoon'] as const) }),
    }));
  add(0.12, () => ({
    type: 'shortLeave',
    from: dayIn(random, year, '01-10', 340),
    workdays: 1,
    minutes: random.between(2, 6) * 30,
    reason: random.pick(shortReasons),
  }));
  add(0.03, () => ({ type: 'unpaid', from: dayIn(random, year, '03-01', 260), workdays: random.between(1, 5) }));
  return plans;
};

/** Illness of a year: its first day and its length in days. */
export const illnessOfYear = (random: Random, year: number): { from: IsoDate; days: number }[] => [
  ...(random.chance(0.5) ? [{ from: dayIn(random, year, '01-06', 340), days: random.between(1, 4) }] : []),
  ...(random.chance(0.05) ? [{ from: dayIn(random, year, '01-06', 300), days: random.between(10, 30) }] : []),
];

/** A request that waits: whose, and from how many days ahead. Two of a team on the same days show what that means. */
export type Waiting = Omit<Plan, 'from'> & {
  readonly team: number;
  readonly ahead: number;
  readonly askedDaysAgo: number;
  /** The person asked through a link. */
  readonly viaLink?: true;
  /** The request changes an approved one, which begins this many days later. */
  readonly changes?: number;
};

const SALES = 5;
const SUPPORT = 10;
export const waitingRequests: readonly Waiting[] = [
  { team: SALES, type: 'legal', ahead: 14, workdays: 5, askedDaysAgo: 6 },
  { team: SALES, type: 'legal', ahead: 15, workdays: 3, askedDaysAgo: 3, viaLink: true, reason: 'Skiën met de kinderen' },
  { team: SALES, type: 'adv', ahead: 18, workdays: 1, part: 'afternoon', askedDaysAgo: 1 },
  { team: SUPPORT, type: 'extraLegal', ahead: 0, workdays: 1, part: 'afternoon', askedDaysAgo: 1, viaLink: true, reason: 'Verhuis van mijn ouders' },
  { team: SUPPORT, type: 'legal', ahead: 27, workdays: 8, askedDaysAgo: 9 },
  { team: SUPPORT, type: 'shortLeave', ahead: 4, workdays: 1, minutes: 120, askedDaysAgo: 2, reason: 'Notaris' },
  { team: 2, type: 'legal', ahead: 30, workdays: 24, askedDaysAgo: 11, reason: 'Voyage au Japon' },
  { team: 4, type: 'unpaid', ahead: 41, workdays: 10, askedDaysAgo: 4, reason: 'Verbouwing' },
  { team: 4, type: 'adv', ahead: 5, workdays: 1, askedDaysAgo: 1 },
  { team: 7, type: 'legal', ahead: 21, workdays: 3, askedDaysAgo: 2, changes: 7 },
  { team: 8, type: 'parental', ahead: 55, workdays: 20, askedDaysAgo: 13 },
  { team: 9, type: 'extraLegal', ahead: 9, workdays: 2, askedDaysAgo: 1, viaLink: true },
]; // prettier-ignore
