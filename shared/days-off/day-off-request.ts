import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { dayParts, endParts, requestStates, startParts } from './names.ts';

/** The minutes of a request on one day, through the schedule of its person when it was saved. */
export const requestDay = z.object({ date: z.string(), minutes: z.int().positive(), part: z.enum(dayParts) });
export type RequestDay = z.infer<typeof requestDay>;

export const minutesIn = (days: readonly RequestDay[]): number => days.reduce((sum, { minutes }) => sum + minutes, 0);

/** What was decided of a request. */
export const decision = z.object({
  by_user_id: id,
  by: z.string(),
  at: z.string(),
  message: z.string().nullable(),
});

/** What is asked: one type, from a first to a last day, both included. Days are ISO. */
export const requestSpan = z.object({
  type_id: id,
  start_date: z.string(),
  /** Null for an absence without a known end: it goes on until today. */
  end_date: z.string().nullable(),
  start_part: z.enum(startParts),
  end_part: z.enum(endParts),
  /** An amount of time on a single day, in place of a part of it. */
  minutes: z.int().positive().nullable(),
});
export type RequestSpan = z.infer<typeof requestSpan>;

/** A stored request, or an absence: a request of a type of that kind, which nobody decides. */
export const dayOffRequest = requestSpan.extend({
  id,
  version,
  employee_id: id,
  reason: z.string().nullable(),
  state: z.enum(requestStates),
  /** By date, days without minutes left out. Empty for an absence without end, whose days are read through the schedule. */
  days: z.array(requestDay),
  /** The approved request that this one changes; that one counts until this one is approved. */
  replaces_id: id.nullable(),
  /** Absences only: the day until which a certificate was received. */
  certificate_until: z.string().nullable(),
  /** The user who asked, 0 for the person through a link. */
  requested_by: z.int().nonnegative(),
  requested_by_name: z.string(),
  decision: decision.nullable(),
  cancelled_at: z.string().nullable(),
  deleted: flag,
  created_at: z.string(),
  excel_import_id: z.string().nullable(),
  ...extrasFields,
});
export type DayOffRequest = z.infer<typeof dayOffRequest>;
