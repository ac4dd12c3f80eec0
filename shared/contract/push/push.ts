import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { integrationFeatures } from '#shared/permissions/actor.ts';
import { pushCommand } from '#shared/push/push-command.ts';
import { pushLine } from '#shared/push/push-line.ts';
import { anomalyReasons, blockReasons, pushedPersonStates, readinessCodes } from '#shared/push/names.ts';
import { PUSH_PEOPLE_MAX } from '#shared/push/limits.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { drawnId, id } from '#shared/values/wire.ts';

/** A number in a query, which carries text. */
const numberIn = (min: number, max: number) =>
  z
    .union([
      z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number),
      z.number(),
    ])
    .pipe(z.int().min(min).max(max));

export const yearIn = numberIn(2000, 2100);
export const monthIn = numberIn(1, 12);

/** The month of an integration that is pushed. */
export const monthOfIntegration = {
  integration_id: id,
  year: z.int().min(2000).max(2100),
  month: z.int().min(1).max(12),
};

/** The people that are chosen; each once. */
export const employeeIds = z
  .array(id)
  .refine((ids) => ids.length <= PUSH_PEOPLE_MAX, failsWith('max', { max: PUSH_PEOPLE_MAX }))
  .transform((ids) => [...new Set(ids)]);

export const commandId = drawnId;
export const payloadId = z.string().regex(/^[0-9a-f]{64}$/);

/** How many lines differ from what was pushed last. */
export const diffOut = z.object({
  new: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  removed: z.int().nonnegative(),
  same: z.int().nonnegative(),
});

export const leftOutOut = z.object({ employee_id: id, employee_name: z.string(), reason: z.enum(blockReasons) });

/** A line as it leaves the API: days are dd/mm/yyyy. `payroll_code` is null while its type is not mapped. */
export const pushLineOut = pushLine.omit({ code: true, code_name: true }).extend({
  employee_name: z.string(),
  date: dmyDate,
  payroll_code: z.string().nullable(),
  payroll_code_name: z.string().nullable(),
});
export type PushLineOut = z.output<typeof pushLineOut>;

/** What a push would hold, or held, by code and altogether. Amounts are minutes. */
export const totalsOut = z.object({
  people: z.int().nonnegative(),
  lines: z.int().nonnegative(),
  minutes: z.int().nonnegative(),
  by_code: z.array(z.object({ code: z.string(), name: z.string(), lines: z.int(), minutes: z.int() })),
});

/** A person of an integration in a month, with what a push would do. */
export const pushPersonOut = z.object({
  /** Equals `employee_id`. */
  id,
  employee_id: id,
  name: z.string(),
  avatar: z.string().nullable(),
  team_names: z.string().nullable(),
  payroll_number: z.string().nullable(),
  lines: z.int().nonnegative(),
  minutes: z.int().nonnegative(),
  diff: diffOut,
  /** When this person and month were pushed last; null for never. */
  pushed_at: z.string().nullable(),
  readiness: z.array(z.object({ code: z.enum(readinessCodes), blocks: z.boolean(), detail: z.string().nullable() })),
});
export type PushPersonOut = z.output<typeof pushPersonOut>;

/** An anomaly; `date` is dd/mm/yyyy, null when it is about the whole person. */
export const anomalyOut = z.object({
  employee_id: id,
  employee_name: z.string(),
  anomalies: z.array(
    z.object({ date: dmyDate.nullable(), reason: z.enum(anomalyReasons), detail: z.string().nullable() }),
  ),
});

/** A push in a list. */
export const pushRowOut = pushCommand
  .pick({
    command_id: true,
    integration_id: true,
    integration_name: true,
    source: true,
    status_report: true,
    failed_at_office: true,
    created_at: true,
    ended_at: true,
    by: true,
    sha256: true,
    message: true,
    people: true,
    left_out: true,
    lines: true,
    minutes: true,
    taken_over: true,
    refused: true,
    retry_of: true,
  })
  .extend({
    /** Equals `command_id`. */
    id: z.string(),
    metadata: z.object({ year: z.int(), month: z.int() }),
    wage_payout_date: dmyDate,
    meal_voucher_payout_date: dmyDate.nullable(),
  });
export type PushRowOut = z.output<typeof pushRowOut>;

/** A push with everything that its page shows. */
export const pushDetailOut = pushRowOut.extend({
  ...pushCommand.pick({
    steps: true,
    notifications: true,
    next_poll_at: true,
    problem: true,
    problem_code: true,
    confirmed: true,
  }).shape,
  counts: z.object({
    taken_over: z.int(),
    refused: z.int(),
    to_go: z.int(),
    left_out: z.int(),
  }),
  /** Whether the office is called or gets a file, whose outcome a person confirms. */
  provider: z.enum(['http', 'file']),
  /** What of its integration is switched on now. */
  features: z.array(z.enum(integrationFeatures)),
  /** What this user may do now. */
  can: z.object({ retry: z.boolean(), resume: z.boolean(), cancel: z.boolean(), confirm: z.boolean() }),
});
export type PushDetailOut = z.output<typeof pushDetailOut>;

export const pushedPersonOut = z.object({
  /** Equals `employee_id`. */
  id,
  employee_id: id,
  name: z.string(),
  payroll_number: z.string().nullable(),
  lines: z.int().nonnegative(),
  minutes: z.int().nonnegative(),
  state: z.enum(pushedPersonStates),
  /** What the office said, or why the person was left out. */
  message: z.string().nullable(),
  at: z.string().nullable(),
});
export type PushedPersonOut = z.output<typeof pushedPersonOut>;
