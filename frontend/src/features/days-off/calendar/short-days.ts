import type { Month } from './month-bars.ts';
import { placeOfDate, type MonthDay } from './month-days.ts';

/** A team with fewer people at work on a day than it asks for. */
export type Short = { team: string; people: number; min: number };

/** The teams with too few people at work by day, from 0; undefined where no team asks for a number of them. */
export type ShortDays = ReadonlyMap<number, readonly Short[]> | undefined;

export const shortDaysOf = (minimums: Month['minimums'], days: readonly MonthDay[]): ShortDays => {
  if (minimums.length === 0) return undefined;
  const shorts = minimums.flatMap(({ team_name: team, min_at_work: min, short_days: short }) =>
    short.map(({ date, people }) => ({ at: placeOfDate(date, days), team, people, min })),
  );
  return Map.groupBy(shorts, ({ at }) => at);
};
