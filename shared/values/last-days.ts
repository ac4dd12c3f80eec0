import { addDays, parseDmy, toDmy } from './dates.ts';

/*
 * An end is stored and sent as the first day without; pages ask for and show the last day with
 * (docs/areas/platform.md#who-holds-it-by-date). Both are dd/mm/yyyy here, and text that is no date stays as it is.
 */

const moved = (text: string, days: number): string => {
  const day = parseDmy(text);
  return day === null ? text : toDmy(addDays(day, days));
};

/** The last day of what ends on `end`, the first day without. */
export const lastDayOf = (end: string): string => moved(end, -1);

/** The first day without what lasts up to and including `last`. */
export const firstDayAfter = (last: string): string => moved(last, 1);
