import * as z from 'zod';
import { id } from '#shared/values/wire.ts';
import { holderName } from './events-of-before.ts';

const viaExcel = { via_excel: z.boolean().optional() };
const viaUndo = { via_undo: z.boolean().optional() };
const via = { ...viaExcel, ...viaUndo };

/** Names a request in its feed and in that of the person; `minutes` are all of its days. */
const daysOff = {
  type_name: z.string(),
  start: z.string(),
  end: z.string(),
  minutes: z.int().nonnegative(),
  person_name: holderName,
  employee_id: id,
  /** The person asked through a link. */
  via_link: z.boolean().optional(),
};

/** An absence; its kind and its certificate only for readers with the right to reasons. Events of before have days alone. */
const absence = {
  date_start: z.string().nullish(),
  date_end: z.string().nullish(),
  person_name: holderName.optional(),
  employee_id: id.optional(),
  type_name: z.string().optional(),
  certificate_until: z.string().nullish(),
};

/** What only readers with the right to reasons may know of these. */
export const reasonFields: ReadonlySet<string> = new Set(['type_name', 'certificate_until']);
export const absenceEvents: ReadonlySet<string> = new Set(['verzuim_added', 'verzuim_updated', 'verzuim_ended']);

/** What was decided of a request; `undone` puts it back to those that wait. */
const dayOffDecisions = ['approve', 'decline', 'undone'] as const;
const definitions = ['type', 'schedule', 'right', 'holiday'] as const;
export type DaysOffDefinition = (typeof definitions)[number];
const definitionChanges = ['added', 'changed', 'removed', 'archived', 'restored'] as const;
export type DefinitionChange = (typeof definitionChanges)[number];

/** These events are repeated in the feed of the person; of an absence there are the last three only. */
export const dayOffPayloads = {
  day_off_requested: z.object({ ...daysOff, ...viaExcel }),
  /** The span before and after, as text; `rederived` when a schedule or a holiday changed its minutes. */
  day_off_changed: z.object({
    ...daysOff,
    old: z.string(),
    new: z.string(),
    rederived: z.boolean().optional(),
    ...via,
  }),
  day_off_decided: z.object({ ...daysOff, decision: z.enum(dayOffDecisions), message: z.string().optional() }),
  day_off_cancelled: z.object({ ...daysOff, message: z.string().optional(), ...viaUndo }),
  day_off_deleted_permanently: z.object({ ...daysOff, ...viaUndo }),
  verzuim_added: z.object({ ...absence, ...viaExcel }),
  verzuim_updated: z.object({ ...absence, ...via }),
  verzuim_ended: z.object({ ...absence, ...via }),
};

/** What the feed of a person tells of their days off beside requests. */
export const personDaysPayloads = {
  /** Minutes were added to a balance of a year, or taken from it. Events of before tell days. */
  leave_accrual_correction_added: z.object({
    /** The name of the type. */
    name: z.string().optional(),
    year: z.int().optional(),
    minutes: z.int().optional(),
    days: z.union([z.number(), z.string()]).nullish(),
    reason: z.string().optional(),
    date: z.string().nullish(),
    ...via,
  }),
  /** From a day on the person works by another schedule. */
  work_schedule_assigned: z.object({ name: z.string(), date: z.string(), ...via }),
  /** A month that was pushed to payroll was opened again. */
  month_unlocked: z.object({ month: z.string(), reason: z.string() }),
  /** The payroll office took the days of a month (mm/yyyy) over; `minutes` are all of its lines. */
  days_off_pushed: z.object({
    month: z.string(),
    integration_name: z.string(),
    lines: z.int().nonnegative(),
    minutes: z.int().nonnegative(),
  }),
  /** The payroll office refused lines that it seemed to have taken over, so the month is open again. */
  push_refused: z.object({ month: z.string(), integration_name: z.string(), reason: z.string() }),
};

/** What the trail of a user tells of the settings that they changed. */
export const daysOffSettingsPayloads = {
  days_off_settings_updated: z.object({
    changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
  }),
  days_off_defined: z.object({
    definition: z.enum(definitions),
    what: z.enum(definitionChanges),
    name: z.string(),
  }),
};
