import * as z from 'zod';
import { dayOffColours, dayOffKinds, dayOffUnits, shownAs } from '#shared/days-off/names.ts';
import { PAYROLL_HINT_MAX, TYPE_NAME_MAX } from '#shared/days-off/limits.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { line, nameLine } from '#shared/values/text.ts';
import { cleared, flag, id, version } from '#shared/values/wire.ts';

export const typeName = nameLine(TYPE_NAME_MAX).refine((name) => name !== '', failsWith('required'));

/** What is sent of a type; what is absent keeps its value, or that of a new type. */
export const typeFieldsIn = {
  colour: z.enum(dayOffColours).optional(),
  unit: z.enum(dayOffUnits).optional(),
  needs_approval: flag.optional(),
  has_balance: flag.optional(),
  strict_balance: flag.optional(),
  paid: flag.optional(),
  shown_as: z.enum(shownAs).optional(),
  payroll_hint: cleared(line(PAYROLL_HINT_MAX)),
  over_schedule: flag.optional(),
  keeps_holidays: flag.optional(),
  active: flag.optional(),
};

/** A type as its viewer may know it: without the right to reasons, absences are one type called Absent. */
export const dayOffTypeOut = z.object({
  id,
  version,
  name: z.string(),
  colour: z.enum(dayOffColours),
  unit: z.enum(dayOffUnits),
  needs_approval: flag,
  has_balance: flag,
  strict_balance: flag,
  paid: flag,
  shown_as: z.enum(shownAs),
  payroll_hint: z.string().nullable(),
  over_schedule: flag,
  keeps_holidays: flag,
  kind: z.enum(dayOffKinds),
  active: flag,
  /** 1: requests or corrections name it, so it can be made inactive and not deleted. */
  in_use: flag,
});
export type DayOffTypeOut = z.output<typeof dayOffTypeOut>;
