import * as z from 'zod';
import { dayOffColours, dayOffUnits } from '#shared/days-off/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { calendarYear, id } from '#shared/values/wire.ts';

export const yearIn = calendarYear();

const minutes = z.int();

/** A balance in minutes: right + carried_over + corrections - taken - planned = left (docs/areas/days-off.md#balances). */
export const balanceOut = z.object({
  type_id: id,
  type_name: z.string(),
  colour: z.enum(dayOffColours),
  unit: z.enum(dayOffUnits),
  year: z.int(),
  /** The minutes of an average working day of the person, to show minutes as days. */
  day_minutes: minutes.nonnegative(),
  right: minutes.nonnegative(),
  carried_over: minutes.nonnegative(),
  /** The last day on which what carried over may be taken. */
  carried_until: dmyDate.nullable(),
  /** What had carried over and lapsed, in minutes. */
  carried_lapsed: minutes.nonnegative(),
  corrections: minutes,
  taken: minutes.nonnegative(),
  planned: minutes.nonnegative(),
  /** What requests that wait would take, in minutes, negative for a change to less; it is not taken off. */
  asked: minutes,
  left: minutes,
});
export type BalanceOut = z.output<typeof balanceOut>;
