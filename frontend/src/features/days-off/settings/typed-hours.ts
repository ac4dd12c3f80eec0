import { durationText } from '../../../form/duration.ts';

const MINUTES = 60;
/** The most minutes of a day. */
export const DAY_MINUTES = 24 * MINUTES;

const CLOCK = /^(\d{1,2})\s*[:hu]\s*(\d{0,2})$/i;
const HOURS = /^(\d{1,2})(?:[.,](\d{1,4}))?\s*(?:h|u|hours?|uur)?$/i;
const MINUTES_ONLY = /^(\d{1,4})\s*(?:m|min|minutes?|minuten)$/i;
/** A whole number above this many hours can only mean minutes: `456`. */
const HOURS_MAX = 24;

/**
 * The minutes of working time as people write it: `7:36`, `7h36`, `7,6`, `7.6 hours`, `456 min` or `456`. Nothing is no
 * work; undefined for text that is none of these.
 */
export const typedHours = (text: string): number | undefined => {
  const typed = text.trim();
  if (typed === '') return 0;
  const clock = CLOCK.exec(typed);
  if (clock) {
    const minutes = Number(clock[2] === '' ? 0 : clock[2]);
    return minutes < MINUTES ? Number(clock[1]) * MINUTES + minutes : undefined;
  }
  const minutes = MINUTES_ONLY.exec(typed) ?? /^(\d{3,4})$/.exec(typed);
  if (minutes) return Number(minutes[1]);
  const hours = HOURS.exec(typed);
  if (!hours) return undefined;
  const amount = Number(`${hours[1]}.${hours[2] ?? '0'}`);
  return amount > HOURS_MAX && hours[2] === undefined ? Number(hours[1]) : Math.round(amount * MINUTES);
};

/** Minutes as they stand in a field: `7:36`; '' for a day without work. */
export const hoursText = (minutes: number): string => durationText(minutes === 0 ? null : minutes);
