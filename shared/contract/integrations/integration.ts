import * as z from 'zod';
import { dayOffColours } from '#shared/days-off/names.ts';
import { CREDENTIAL_MAX, CUTOFF_DAY_MAX, INTEGRATION_NAME_MAX } from '#shared/integrations/limits.ts';
import { check, credentialsState, payrollType } from '#shared/integrations/integration.ts';
import { fileLayouts, mappedParts, providerKinds } from '#shared/integrations/names.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { statutes } from '#shared/people/employee.ts';
import { integrationFeature, integrationFeatures } from '#shared/permissions/actor.ts';
import { line, nameLine } from '#shared/values/text.ts';
import { cleared, flag, id, version } from '#shared/values/wire.ts';

const unique = <T>(values: T[]): T[] => [...new Set(values)];

export const integrationName = nameLine(INTEGRATION_NAME_MAX).refine((name) => name !== '', failsWith('required'));

const credential = line(CREDENTIAL_MAX).refine((text) => text !== '', failsWith('required'));

/** Taken as it is typed: spaces may belong to it. */
const password = z
  .string()
  .refine((text) => text !== '', failsWith('required'))
  .refine((text) => text.length <= CREDENTIAL_MAX, failsWith('max', { max: CREDENTIAL_MAX }));

/** Credentials as they are sent; `new_secret` is required where `integration_secret_required` is on. */
export const credentialsIn = {
  new_username: credential,
  new_customer_code: credential,
  new_password: password,
  new_secret: cleared(password),
};

/** What is sent of an integration; what is absent keeps its value. */
export const integrationFieldsIn = {
  active: flag.optional(),
  features: z.array(integrationFeature).transform(unique).optional(),
  team_ids: z.array(id).transform(unique).optional(),
  cutoff_day: cleared(z.int().min(1).max(CUTOFF_DAY_MAX)),
  told_user_ids: z.array(id).transform(unique).optional(),
  /** The customer code of an integration that makes files; an office has it among its credentials. */
  customer_code: cleared(line(CREDENTIAL_MAX)),
};

/** A payroll office that this deployment offers. */
export const productOut = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(providerKinds),
  layout: z.enum(fileLayouts).nullable(),
  offers: z.array(z.enum(integrationFeatures)),
});

/** An integration as it leaves the API: the credentials never do, only what is known about them. */
export const integrationOut = z.object({
  id,
  version,
  name: z.string(),
  product: productOut,
  active: flag,
  features: z.array(z.enum(integrationFeatures)),
  team_ids: z.array(id),
  cutoff_day: z.int().nullable(),
  told_users: z.array(z.object({ user_id: id, name: z.string() })),
  /** What a file names the company; null for an office, which has it among its credentials. */
  customer_code: z.string().nullable(),
  credentials: credentialsState.nullable(),
  /** The last check of the credentials; null while they were never checked. */
  last_check: check.nullable(),
  /** How many types of days off are active; `types_mapped` of them have a payroll code for everybody. */
  types: z.int().nonnegative(),
  types_mapped: z.int().nonnegative(),
});
export type IntegrationOut = z.output<typeof integrationOut>;

/** A type of days off with its code; a row of a statute or of a part of the day holds beside the general one. */
export const mappingOut = z.object({
  type_id: id,
  type_name: z.string(),
  colour: z.enum(dayOffColours),
  /** The code of working time of the NSSO, a hint. */
  payroll_hint: z.string().nullable(),
  statute: z.enum(statutes).nullable(),
  part: z.enum(mappedParts).nullable(),
  payroll_day_off_type_id: z.string().nullable(),
  payroll_day_off_type_name: z.string().nullable(),
  /** True when the office no longer has the code, which counts as missing. */
  gone: z.boolean(),
  /** The code that its name or NSSO code speaks for; never chosen by itself. */
  suggested: payrollType.nullable(),
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
});
export type MappingOut = z.output<typeof mappingOut>;
