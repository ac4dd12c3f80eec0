import * as z from 'zod';
import { integrationFeatures } from '#shared/permissions/actor.ts';
import { statutes } from '#shared/people/employee.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { checkOutcomes, mappedParts } from './names.ts';

/** The payroll code of a type of days off, for everybody or for a statute, for every part of a day or for one. */
export const mappedType = z.object({
  type_id: id,
  statute: z.enum(statutes).nullable(),
  part: z.enum(mappedParts).nullable(),
  payroll_day_off_type_id: z.string(),
  payroll_day_off_type_name: z.string(),
  changed_at: z.string(),
  changed_by: z.string(),
});
export type MappedType = z.infer<typeof mappedType>;

/** A code of days off at the payroll office. */
export const payrollType = z.object({ id: z.string(), code: z.string(), name: z.string() });
export type PayrollType = z.infer<typeof payrollType>;

/** What is kept of the credentials; they themselves are in the store of secrets only. */
export const credentialsState = z.object({
  customer_code: z.string(),
  has_secret: flag,
  changed_at: z.string(),
  changed_by: z.string(),
});

/** A stored integration with a payroll office (docs/areas/integrations.md#integrations). */
export const integration = z.object({
  id,
  version,
  name: z.string(),
  /** The key of a product of the deployment. */
  product: z.string(),
  active: flag,
  features: z.array(z.enum(integrationFeatures)),
  /** The teams whose people are on it; empty for everybody who is on no other one. */
  team_ids: z.array(id),
  /** The day of the month by which it wants the days of the month before; null for none. */
  cutoff_day: z.int().nullable(),
  /** Users who get a mail when a check fails, and before the cut-off. */
  told_user_ids: z.array(id),
  /** What the file of a file provider names the company; an office has it among its credentials. */
  customer_code: z.string().nullable(),
  /** Null while there are none, as for a file. */
  credentials: credentialsState.nullable(),
  mapping: z.array(mappedType),
  /** The codes of the office as they were read last. */
  payroll_types: z.array(payrollType),
  payroll_types_read_at: z.string().nullable(),
  created_at: z.string(),
});
export type Integration = z.infer<typeof integration>;

/** One check of the credentials. */
export const check = z.object({
  at: z.string(),
  outcome: z.enum(checkOutcomes),
  /** How long the answer took. */
  ms: z.int().nonnegative(),
});
export type Check = z.infer<typeof check>;

/** The credentials that a payroll office asks for. They leave the store of secrets only towards the office. */
export const payrollCredentials = z.strictObject({
  username: z.string().min(1),
  customer_code: z.string().min(1),
  password: z.string().min(1),
  secret: z.string().min(1).optional(),
});
export type PayrollCredentials = z.infer<typeof payrollCredentials>;
