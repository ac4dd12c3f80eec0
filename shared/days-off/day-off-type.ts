import * as z from 'zod';
import { flag, id, version } from '#shared/values/wire.ts';
import { dayOffColours, dayOffKinds, dayOffUnits, shownAs } from './names.ts';

/** What an administrator sets of a type of days off (docs/areas/days-off.md#types). */
export const dayOffTypeFields = z.object({
  name: z.string(),
  colour: z.enum(dayOffColours),
  unit: z.enum(dayOffUnits),
  /** 0: what is asked is approved at once. */
  needs_approval: flag,
  /** 1: what is taken counts against a balance. */
  has_balance: flag,
  /** 1: asking beyond the balance is refused, not only warned of. */
  strict_balance: flag,
  paid: flag,
  shown_as: z.enum(shownAs),
  /** The code of working time of the NSSO, a hint for payroll. */
  payroll_hint: z.string().nullable(),
  /** 1: a day may hold more minutes than the schedule has. */
  over_schedule: flag,
  /** 1: legal holidays that were not taken because of such an absence stay 24 months. */
  keeps_holidays: flag,
  active: flag,
});
export type DayOffTypeFields = z.infer<typeof dayOffTypeFields>;

export const dayOffType = dayOffTypeFields.extend({ id, version, kind: z.enum(dayOffKinds), created_at: z.string() });
export type DayOffType = z.infer<typeof dayOffType>;
