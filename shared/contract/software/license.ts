import * as z from 'zod';
import { holderWarnings } from '#shared/assignments/planned.ts';
import { plannedOut } from '#shared/contract/records/planned.ts';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import { heldPeriods } from '#shared/contract/records/held-periods.ts';
import { USERNAME_MAX } from '#shared/software/license.rules.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { line } from '#shared/values/text.ts';
import { cleared, flag, id, version } from '#shared/values/wire.ts';

export const usernameIn = cleared(line(USERNAME_MAX));

export const licenseOut = z.object({
  id,
  version,
  product_id: id,
  product_name: z.string(),
  /** Name of the product's icon in the catalogue; null shows the first letter instead. */
  product_logo: z.string().nullable(),
  product_url: z.string(),
  product_deleted: flag,
  employee_id: id,
  person_name: z.string().nullable(),
  /** A link to the picture, valid for a short time; null without one. */
  person_avatar: z.string().nullable(),
  /** 1 when the person is deactivated. */
  person_left: flag,
  username: z.string().nullable(),
  /** 1 while somebody has it today. One that begins later is `planned`, and neither active nor deactivated. */
  active: flag,
  /** First day of the running period, else of the next one, else of the last one. */
  date_enabled: dmyDate,
  /** The first day without it, once that has come. */
  date_deactivated: dmyDate.nullable(),
  /** What its seat costs in EUR while it is active; null without a known cost. */
  cost_monthly: z.number().nullable(),
  cost_yearly: z.number().nullable(),
  ...plannedOut,
});
export type LicenseOut = z.output<typeof licenseOut>;

/** What to tell about the day of a change. */
export const licenseWarnings = { warnings: z.array(z.enum(holderWarnings)).optional() };

/** A line of the list. */
export const licenseRow = licenseOut.extend({ person_team_names: z.string().nullable(), ...extrasRow });
export type LicenseRowOut = z.output<typeof licenseRow>;

const amount = z.number().nonnegative();
/** The sums of active licences in EUR. */
export const licenseTotals = z.object({ cost_monthly: amount, cost_yearly: amount });
export type LicenseTotals = z.output<typeof licenseTotals>;

export const licenseDetails = licenseOut.extend({
  tags: extrasRow.tags,
  created_at: z.string(),
  excel_import_id: z.string().nullable(),
  insert_method: z.string(),
  /** The periods in which people had it, latest first. */
  periods: heldPeriods,
});
export type LicenseDetails = z.output<typeof licenseDetails>;
