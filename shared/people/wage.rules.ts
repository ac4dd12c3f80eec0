import { issue, type Issue } from '#shared/errors/issue.ts';
import { sensibleDayIssues, type IsoDate } from '#shared/values/dates.ts';
import { isPaid, type Wage, type Wages, type WageType } from './wage.ts';

/* What somebody is paid, by date (docs/areas/people.md#wages). */

export const WAGES_MAX = 100;

/** What was asked for, before it is known to be whole. */
type AskedWage = { readonly type: WageType; readonly amount: number | null; readonly from: IsoDate };

export const sortedWages = (wages: Wages): Wage[] =>
  wages.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));

/** The wage of a day: the last one that began by then. */
export const wageOn = (wages: Wages, day: IsoDate): Wage | undefined => wages.findLast(({ from }) => from <= day);

/** The first day after `day` on which another wage begins; null when none is planned. */
export const nextWageDay = (wages: Wages, day: IsoDate): IsoDate | null =>
  wages.find(({ from }) => from > day)?.from ?? null;

const isSamePay = (one: Wage | undefined, other: Wage): boolean =>
  one !== undefined && one.type === other.type && one.amount === other.amount;

const isSameWage = (one: Wage, other: Wage): boolean => one.from === other.from && isSamePay(one, other);

/** Whether two lists say the same. */
export const areSameWages = (one: Wages, other: Wages): boolean =>
  one.length === other.length && one.every((each, at) => isSameWage(each, other[at]!));

/** The list with a wage from a day on; one that says what holds on that day anyway changes nothing. */
export const withWage = (wages: Wages, added: Wage): Wages =>
  isSamePay(wageOn(wages, added.from), added)
    ? wages
    : sortedWages([...wages.filter(({ from }) => from !== added.from), added]);

const issuesOfWage = (
  { type, amount, from }: AskedWage,
  path: (field: keyof Wage) => string,
  isTouched: boolean,
  today: IsoDate,
): Issue[] => [
  ...(isPaid(type) && amount === null ? [issue(path('amount'), 'required')] : []),
  ...(isPaid(type) && amount === 0 ? [issue(path('amount'), 'not_zero')] : []),
  ...(!isPaid(type) && (amount ?? 0) > 0 ? [issue(path('amount'), 'not_paid')] : []),
  // A day that was stored before is not judged again, as with other days of people.
  ...(isTouched ? sensibleDayIssues(path('from'), from, today) : []),
];

/** What is wrong with a list of wages, each at its place: `wages.1.amount`. */
export const wageIssues = (before: Wages, wages: readonly AskedWage[], today: IsoDate): Issue[] =>
  wages.flatMap((each, at) => {
    const path = (field: keyof Wage): string => `wages.${at}.${field}`;
    const isRepeated = wages.slice(0, at).some(({ from }) => from === each.from);
    return [
      ...issuesOfWage(each, path, !before.some(({ from }) => from === each.from), today),
      ...(isRepeated ? [issue(path('from'), 'listed_twice')] : []),
    ];
  });

/** An amount of nothing is no amount. */
export const storedWages = (wages: readonly AskedWage[]): Wage[] =>
  sortedWages(wages.map(({ type, amount, from }) => ({ type, amount: isPaid(type) ? amount : null, from })));

/** What a new list changes. */
export type WageChange =
  /** Another wage from a day on; `before` is the one of the same day or, on a new day, the one until then. */
  | { readonly what: 'set'; readonly before: Wage | undefined; readonly after: Wage }
  /** The same wage begins on another day. */
  | { readonly what: 'moved'; readonly before: Wage; readonly after: Wage }
  /** A wage is called off, or was never true. */
  | { readonly what: 'removed'; readonly before: Wage };

/** The differences of two lists, by day. A wage that left one day and stands on another has moved. */
export const wageChanges = (before: Wages, after: Wages): WageChange[] => {
  const left = before.filter((each) => !after.some(({ from }) => from === each.from));
  const changes = after.flatMap((each, at): WageChange[] => {
    const stored = before.find(({ from }) => from === each.from);
    if (stored && isSameWage(stored, each)) return [];
    const movedAt = stored === undefined ? left.findIndex((one) => isSamePay(one, each)) : -1;
    const [moved] = movedAt < 0 ? [] : left.splice(movedAt, 1);
    return [
      moved
        ? { what: 'moved', before: moved, after: each }
        : { what: 'set', before: stored ?? after[at - 1], after: each },
    ];
  });
  return [...changes, ...left.map((each) => ({ what: 'removed', before: each }) as const)];
};
