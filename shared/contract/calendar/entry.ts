import * as z from 'zod';
import { dayOffColours, dayOffKinds, dayParts } from '#shared/days-off/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';

/** What a person has on a day, as its viewer may know it. */
export const entryOut = z.object({
  date: dmyDate,
  minutes: z.int().nonnegative(),
  /** The type; null where the viewer may not know it: it is listed in `types` as Absent or Away. */
  type_id: id.nullable(),
  kind: z.enum(dayOffKinds),
  part: z.enum(dayParts),
  state: z.enum(['requested', 'approved']),
  /** The request that takes the day; null for a training. */
  request_id: id.nullable(),
  training_id: id.nullable(),
});
export type EntryOut = z.output<typeof entryOut>;

/** A type as the legend shows it. */
export const legendType = z.object({
  /** Null: what the viewer may not know by name. */
  id: id.nullable(),
  name: z.string(),
  colour: z.enum(dayOffColours),
  kind: z.enum(dayOffKinds),
});
export type LegendType = z.output<typeof legendType>;
