import * as z from 'zod';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';

/**
 * The time in which one person holds a record: half-open days `[start_date, end_date)`. Periods never overlap
 * (docs/areas/platform.md#who-holds-it-by-date).
 */
export const period = z.object({
  employee_id: z.int().positive(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  /** The next holder accepted the asset before the period began; absent otherwise. */
  accepted: z.literal(1).optional(),
});
export type Period = z.infer<typeof period>;

export const PERIODS_MAX = 500;

/** The periods of one record, oldest first, past and planned. */
export type Periods = readonly Period[];
export type PeriodChange = { issues: Issue[]; periods: Periods };

/** A change of holder that lies ahead; `employee_id` 0 is nobody. */
export type Plan = { readonly employee_id: number; readonly start_date: IsoDate };

/** Whether a period still holds on a day, or will after it: its end is the first day without. */
export const endsAfter = ({ end_date: end }: Period, day: IsoDate): boolean => end === null || end > day;

/** The period that a day lies in; undefined when nobody holds the record on that day. */
export const periodOn = (periods: Periods, day: IsoDate): Period | undefined =>
  periods.findLast((held) => held.start_date <= day && endsAfter(held, day));

/** Who holds the record on a day; 0 is nobody. */
export const holderOn = (periods: Periods, day: IsoDate): number => periodOn(periods, day)?.employee_id ?? 0;

/** Everybody who held the record, holds it or will hold it, each once. */
export const everyHolderOf = (periods: Periods): number[] => [...new Set(periods.map((held) => held.employee_id))];

/** The periods that begin after a day, oldest first. */
export const periodsAhead = (periods: Periods, day: IsoDate): Periods =>
  periods.filter((held) => held.start_date > day);

/** The first day after `day` on which another person, or nobody, holds the record; null when nothing is planned. */
export const nextChange = (periods: Periods, day: IsoDate): IsoDate | null => {
  const last = periods.at(-1);
  // Most records: nothing begins or ends after the last period that goes on or is over.
  if (!last || (last.start_date <= day && (last.end_date === null || last.end_date <= day))) return null;
  let next: IsoDate | null = null;
  for (const { start_date: start, end_date: end } of periods)
    for (const date of [start, end]) if (date !== null && date > day && (next === null || date < next)) next = date;
  return next;
};

/**
 * The first planned change of holder. The end of the record itself (`ends`: out of use, deactivated) is none, since it
 * has events of its own.
 */
export const planAfter = (periods: Periods, day: IsoDate, ends: IsoDate | null = null): Plan | null => {
  const next = nextChange(periods, day);
  if (next === null || (ends !== null && next >= ends)) return null;
  return { employee_id: holderOn(periods, next), start_date: next };
};

type HeldRecord = { readonly deleted: 0 | 1; readonly periods: Periods };

/**
 * The person whose team a record belongs to: its holder, or the last one of an archived record, which nobody holds. 0
 * is nobody.
 */
export const answerableFor = ({ deleted, periods }: HeldRecord, holder: number): number =>
  deleted === 1 ? (periods.at(-1)?.employee_id ?? 0) : holder;

/** The fields that issues name: the day on which the new period starts and the day on which the old one ends. */
export type ChangePaths = { readonly start: string; readonly end: string };
const CHANGE_DATE: ChangePaths = { start: 'change_date', end: 'change_date' };

export type HolderChange = {
  /** The person who holds it from `day` on; 0 is nobody. */
  readonly to: number;
  /** Null or absent: today, and for the present holder that everything planned is called off. */
  readonly day?: IsoDate | null | undefined;
  /** The day on which the present holder ends; earlier than `day` it leaves a gap. */
  readonly endOld?: IsoDate | null | undefined;
  readonly today: IsoDate;
  readonly paths?: ChangePaths;
};

const refused = (periods: Periods, issues: readonly Issue[]): PeriodChange => ({ issues: [...issues], periods });

/**
 * The present holder is named. Without a day, or with one that lies ahead, everything planned is called off; a day in
 * the past moves the start of the period.
 */
const keepHolder = (periods: Periods, { day, today, paths = CHANGE_DATE }: HolderChange): PeriodChange => {
  const current = periodOn(periods, today);
  const past = periods.filter((held) => !endsAfter(held, today));
  if (!current) return { issues: [], periods: past };
  if (!day || day >= today) return { issues: [], periods: [...past, { ...current, end_date: null }] };
  const before = past.at(-1);
  if (before?.end_date && before.end_date > day)
    return refused(periods, [issue(paths.start, 'held_until', { day: toDmy(before.end_date) })]);
  return { issues: [], periods: [...past, { ...current, start_date: day }, ...periodsAhead(periods, today)] };
};

/** The period that goes on, cut off on `end`. A period that would not last a single day is left out as a mistake. */
const cutOff = (held: Period, end: IsoDate): Periods => (end > held.start_date ? [{ ...held, end_date: end }] : []);

/** What somebody accepted ahead of a day stays accepted when that day is moved. */
const acceptedBy = (periods: Periods, { to, today }: HolderChange): Pick<Period, 'accepted'> =>
  periodsAhead(periods, today).some(({ employee_id: id, accepted }) => id === to && accepted === 1)
    ? { accepted: 1 }
    : {};

/** The periods with those of a person that lie ahead accepted; the same ones where nothing is to be accepted. */
export const acceptedAhead = (periods: Periods, person: number, day: IsoDate): Periods => {
  const waits = ({ employee_id: id, start_date: start, accepted }: Period): boolean =>
    id === person && start > day && accepted === undefined;
  return periods.some(waits) ? periods.map((held) => (waits(held) ? { ...held, accepted: 1 } : held)) : periods;
};

/**
 * What stays planned behind a change of holder. One that counts by today leaves all of it; one that lies ahead takes
 * the place of what is planned, unless it moves the first plan of several.
 */
const plansBehind = (periods: Periods, { to, today }: HolderChange, day: IsoDate): Periods => {
  const planned = periodsAhead(periods, today);
  if (day <= today || planAfter(periods, today)?.employee_id === to) return planned;
  return [];
};

/**
 * The periods after a change of holder. A day that lies ahead makes a plan, which takes the place of an earlier one. A
 * change that counts by today leaves a planned hand-over to a third person as it is, and so does another day for the
 * first of several plans. Gaps are allowed, an overlap never is (docs/areas/platform.md#who-holds-it-by-date).
 */
export const changeHolder = (periods: Periods, change: HolderChange): PeriodChange => {
  const { to, today, endOld, paths = CHANGE_DATE } = change;
  const current = periodOn(periods, today);
  if (to === (current?.employee_id ?? 0)) return keepHolder(periods, change);
  const day = change.day ?? today;
  const end = current && endOld ? endOld : day;
  if (end > day) return refused(periods, [issue(paths.start, 'ends_later', { day: toDmy(end) })]);
  if (current && end < current.start_date)
    return refused(periods, [issue(paths.end, 'held_since', { day: toDmy(current.start_date) })]);
  const past = periods.filter((held) => !endsAfter(held, today));
  const last = past.at(-1);
  if (last?.end_date && last.end_date > day)
    return refused(periods, [issue(paths.start, 'held_until', { day: toDmy(last.end_date) })]);
  const ahead = plansBehind(periods, change, day);
  const [next] = ahead;
  const isMoved = next !== undefined && next.employee_id === to;
  const kept = isMoved ? ahead.slice(1) : ahead;
  const end_date = isMoved ? next.end_date : (next?.start_date ?? null);
  // Whoever the record goes to has it for a day at least, nobody may have it for none.
  if (day > today && end_date !== null && (to === 0 ? day > end_date : day >= end_date))
    return refused(periods, [issue(paths.start, 'date_after_max', { max: toDmy(addDays(end_date, -1)) })]);
  const begun: Periods =
    to === 0 ? [] : [{ employee_id: to, start_date: day, end_date, ...acceptedBy(periods, change) }];
  return {
    issues: [],
    periods: [...past, ...(current ? cutOff(current, end) : []), ...begun, ...kept].slice(-PERIODS_MAX),
  };
};

/** The periods of a record that ends on `day`: nobody holds it from then on, and what was planned for later is gone. */
export const endOn = (periods: Periods, day: IsoDate): Periods =>
  periods.flatMap((held) => (endsAfter(held, day) ? cutOff(held, day) : [held]));

/** The periods of a record whose planned end is called off: who would have it to the end has it on. */
export const withoutEnd = (periods: Periods, ends: IsoDate | null): Periods =>
  periods.map((held, at) =>
    ends !== null && at === periods.length - 1 && held.end_date === ends ? { ...held, end_date: null } : held,
  );

/** Why a record may not end on `day`: somebody has it only since later. */
export const endIssues = (periods: Periods, day: IsoDate, today: IsoDate, path: string): Issue[] => {
  const begun = periods.findLast((held) => held.start_date <= today);
  return begun && day < begun.start_date ? [issue(path, 'held_since', { day: toDmy(begun.start_date) })] : [];
};

/** What is wrong with a whole history: each period lasts a day, none begins before the one before it has ended. */
export const historyIssues = (periods: Periods): Issue[] =>
  periods.flatMap(({ start_date: start, end_date: end }, at) => {
    const before = periods[at - 1];
    const path = `periods.${at}`;
    if (end !== null && end <= start) return [issue(`${path}.end_date`, 'ends_before_start')];
    if (before && before.end_date === null) return [issue(`${path}.start_date`, 'open_before')];
    if (before?.end_date && before.end_date > start)
      return [issue(`${path}.start_date`, 'held_until', { day: toDmy(before.end_date) })];
    return [];
  });

const lastDayOf = (month: string): IsoDate => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const holdersIn = (periods: Periods, month: string): string => {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return JSON.stringify(
    periods
      .filter((held) => held.start_date <= last && endsAfter(held, first))
      .map(({ employee_id: id, start_date: start, end_date: end }) => [
        id,
        start < first ? first : start,
        end === null || end > last ? null : end,
      ]),
  );
};

/** The months (`yyyy-mm`) out of `months` in which the two histories name different holders on some day. */
export const monthsThatDiffer = (one: Periods, other: Periods, months: readonly string[]): string[] =>
  months.filter((month) => holdersIn(one, month) !== holdersIn(other, month));
