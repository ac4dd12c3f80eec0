import * as z from 'zod';
import { checkOutcomes, mappedParts } from '#shared/integrations/names.ts';
import { statutes } from '#shared/people/employee.ts';

const count = z.int().nonnegative();
const change = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() });

const pushed = {
  /** mm/yyyy. */
  month: z.string(),
  people: z.int().nonnegative(),
  lines: z.int().nonnegative(),
  /** Of the payload. */
  sha256: z.string(),
};

/** What the feed of an integration tells; credentials are never in it. */
export const integrationPayloads = {
  integration_added: z.object({ name: z.string(), product_name: z.string() }),
  integration_changed: z.object({ changes: z.array(change) }),
  /** Its credentials were replaced by others, which work. */
  integration_reauthenticated: z.object({ name: z.string(), customer_code: z.string() }),
  /** Its credentials were removed. */
  integration_disconnected: z.object({ name: z.string() }),
  /** The first of the nightly checks that fail in a row. */
  integration_check_failed: z.object({ name: z.string(), outcome: z.enum(checkOutcomes) }),
  /** The payroll code of a type, for everybody or for a statute or a part of the day; null is none. */
  day_off_type_linked: z.object({
    type_name: z.string(),
    statute: z.enum(statutes).nullable(),
    part: z.enum(mappedParts).nullable(),
    old: z.string().nullable(),
    new: z.string().nullable(),
  }),
  push_started: z.object({ month: z.string(), people: count, lines: count, left_out: count, sha256: z.string() }),
  /**
   * The payroll office took days of a month (mm/yyyy) over. The feed of the integration has it with the numbers of people,
   * that of each person with the minutes of their lines.
   */
  days_off_pushed: z.object({
    month: z.string(),
    integration_name: z.string(),
    lines: count,
    minutes: count.optional(),
    taken_over: count.optional(),
    refused: count.optional(),
    sha256: z.string().optional(),
  }),
  push_failed: z.object({ month: z.string(), problem: z.string() }),
};
