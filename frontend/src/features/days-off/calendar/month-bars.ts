import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { EntryOut, LegendType } from '#shared/contract/calendar/entry.ts';
import type { getMonth } from '#shared/contract/calendar/get-month.ts';
import { placeOfDate, type MonthDay } from './month-days.ts';

export type Month = EndpointResponse<typeof getMonth>;
export type CalendarPerson = Month['data'][number];

/** Days off of one request, drawn as one bar. */
export type Bar = {
  key: string;
  /** The first and the last day, from 0. */
  from: number;
  to: number;
  /** The parts of those days before and after the bar, from 0 to 1. */
  before: number;
  after: number;
  entry: EntryOut;
};

/** The least part of a day that can still be seen. */
const LEAST = 0.3;

/** The part of its day that an entry takes: minutes go beside what already has the morning. */
const placeOf = (entry: EntryOut, schedule: number, others: readonly EntryOut[]): [begin: number, end: number] => {
  if (entry.part === 'whole') return [0, 1];
  if (entry.part === 'morning') return [0, 0.5];
  if (entry.part === 'afternoon') return [0.5, 1];
  const share = Math.min(1, Math.max(LEAST, schedule === 0 ? 1 : entry.minutes / schedule));
  const isLate = others.some((other) => other.part === 'morning' || (other.part === 'minutes' && other !== entry));
  return isLate && others[0] !== entry ? [1 - share, 1] : [0, share];
};

const sourceOf = ({ request_id: request, training_id: training, type_id: type, kind, state }: EntryOut): string =>
  `${request ?? ''}/${training ?? ''}/${type ?? kind}/${state}`;

/** The entries of a person by day, from 0. */
export const entriesByDay = (
  { days: entries }: CalendarPerson,
  days: readonly MonthDay[],
): ReadonlyMap<number, EntryOut[]> => {
  const byDay = new Map<number, EntryOut[]>();
  for (const entry of entries) {
    const at = placeOfDate(entry.date, days);
    const same = byDay.get(at);
    if (same) same.push(entry);
    else byDay.set(at, [entry]);
  }
  return byDay;
};

/** Whether nothing but free days lies between two days; a holiday stays in sight and parts a bar. */
const isJoined = (from: number, to: number, { schedule }: CalendarPerson, days: readonly MonthDay[]): boolean => {
  for (let at = from + 1; at < to; at++) if ((schedule[at] ?? 0) > 0 || days[at]?.holiday !== undefined) return false;
  return true;
};

/**
 * The bars of a person: whole days of one request that follow each other are joined, over weekends and free days, too.
 */
export const barsOf = (person: CalendarPerson, days: readonly MonthDay[]): Bar[] => {
  const bars: Bar[] = [];
  const open = new Map<string, Bar>();
  const byDay = [...entriesByDay(person, days)].toSorted(([one], [other]) => one - other);
  for (const [at, entries] of byDay) {
    for (const [index, entry] of entries.entries()) {
      const [begin, end] = placeOf(entry, person.schedule[at] ?? 0, entries);
      const source = sourceOf(entry);
      const last = open.get(source);
      if (last && last.after === 0 && begin === 0 && last.to < at && isJoined(last.to, at, person, days)) {
        last.to = at;
        last.after = 1 - end;
        continue;
      }
      const bar: Bar = { key: `${source}/${at}/${index}`, from: at, to: at, before: begin, after: 1 - end, entry };
      open.set(source, bar);
      bars.push(bar);
    }
  }
  return bars;
};

/** Who works on a day, if all is approved, of those whose schedule says so. */
export type AtWork = { people: number; of: number };

/** The people at work on each day, if all is approved; null on days on which nobody works. */
export const atWork = (people: readonly CalendarPerson[], days: readonly MonthDay[]): (AtWork | null)[] => {
  const counts: (AtWork | null)[] = days.map(() => null);
  for (const person of people) {
    const away = new Map<number, number>();
    for (const { date, minutes } of person.days) {
      const at = placeOfDate(date, days);
      away.set(at, (away.get(at) ?? 0) + minutes);
    }
    for (let at = 0; at < days.length; at++) {
      const schedule = person.schedule[at] ?? 0;
      if (schedule <= 0) continue;
      const { people: present, of } = counts[at] ?? { people: 0, of: 0 };
      counts[at] = { people: present + 1 - Math.min(1, (away.get(at) ?? 0) / schedule), of: of + 1 };
    }
  }
  return counts;
};

/** A week among days that follow each other, or what of it lies among them, with its day of the fewest people at work. */
export type Week = { from: number; size: number; fewest: (AtWork & { at: number }) | undefined };

/** The weeks of days that follow each other; the fewest are the smallest part of those whose schedule has the day. */
export const fewestByWeek = (counts: readonly (AtWork | null)[], days: readonly MonthDay[]): Week[] => {
  const weeks: Week[] = [];
  for (const [at, { isMonday }] of days.entries()) {
    if (at === 0 || isMonday) weeks.push({ from: at, size: 0, fewest: undefined });
    const week = weeks.at(-1);
    if (!week) continue;
    week.size += 1;
    const count = counts[at];
    const share = (one: AtWork): number => one.people / one.of;
    if (count && (!week.fewest || share(count) < share(week.fewest))) week.fewest = { ...count, at };
  }
  return weeks;
};

/** The number of people from which a half more has no room in the column of a day. */
const MANY = 100;

/** A number of people by halves: `12½`. */
export const formatHalves = (people: number): string => {
  if (people >= MANY) return String(Math.floor(people));
  const twice = Math.round(people * 2);
  const whole = Math.floor(twice / 2);
  if (twice % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

const typeKey = (type: { id: number | null; kind: string }): string => String(type.id ?? type.kind);

/** Finds the type of an entry among those of the legend; what the viewer may not know is found by its kind. */
export const typeFinder = (types: readonly LegendType[]): ((entry: EntryOut) => LegendType | undefined) => {
  const byKey = new Map(types.map((type) => [typeKey(type), type]));
  return ({ type_id: id, kind }) => byKey.get(typeKey({ id, kind })) ?? types.find((type) => type.kind === kind);
};

/** A row of the grid: a person, or the heading of a team. */
export type GridItem = { team: string; size: number } | { person: CalendarPerson };

/** People with a heading where the next team begins; no headings when all are of one. */
export const gridItems = (people: readonly CalendarPerson[]): GridItem[] => {
  const sizes = new Map<string, number>();
  for (const { team_names: team } of people) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  if (sizes.size < 2) return people.map((person) => ({ person }));
  return people.flatMap((person, at) => {
    const { team_names: team } = person;
    const isFirst = people[at - 1]?.team_names !== team;
    return isFirst ? [{ team, size: sizes.get(team) ?? 0 }, { person }] : [{ person }];
  });
};
