import * as z from 'zod';
import { languages } from '#shared/values/language.ts';
import { flag, id } from '#shared/values/wire.ts';

export const roles = ['admin', 'default', 'team_only', 'read_only'] as const;
export const groupAccesses = ['default', 'light'] as const;

/** Flags an operator can switch per tenant (docs/areas/session-and-rights.md#features-and-flags). */
export const featureFlags = [
  'disable_car_assertions_for_pushed_months',
  'enable_cars_usage_type',
  'use_own_contribution_payment_type',
  'trainings_fla',
  'push_no_days_off',
  'integration_secret_required',
] as const;

/** What the connected payroll or HR integration can do (docs/areas/session-and-rights.md#features-and-flags). */
export const integrationFeatures = [
  'cars/import',
  'cars/pool-cars',
  'cars/order-date',
  'cars/order-date/always-required',
  'cars/order-date/prefill',
  'cars/end-date-push',
  'cars/extra-fuels',
  'car/can-message-reseller',
  'dimona/push',
  'people/show-seniority',
  'daysoff/general-message-for-payroll',
  'daysoff/push-missing-iban-warning',
  'daysoff/push-with-csv-export',
  'reauthenticate',
] as const;

/** How one of the specifications spells a feature; it is stored and sent in the other spelling. */
const otherSpelling = 'cars/can-message-reseller';
export const integrationFeature = z
  .enum([...integrationFeatures, otherSpelling])
  .transform((name) => (name === otherSpelling ? 'car/can-message-reseller' : name));

export type FeatureFlag = (typeof featureFlags)[number];
export type IntegrationFeature = (typeof integrationFeatures)[number];

/** Role and rights of a user (docs/areas/session-and-rights.md#membership). */
export const membership = z.object({
  role: z.enum(roles),
  group_access: z.enum(groupAccesses),
  access_wages: flag,
  access_employee_details: flag,
  access_sensitive_settings: flag,
  document_access: flag,
  fleet_access: flag,
  can_export: flag,
  can_import: flag,
  support: flag,
  reseller: flag,
});
export type Membership = z.infer<typeof membership>;

/** The rights of an administrator with every right, as the first one of a company has. */
export const fullRights: Membership = {
  role: 'admin',
  group_access: 'default',
  access_wages: 1,
  access_employee_details: 1,
  access_sensitive_settings: 1,
  document_access: 1,
  fleet_access: 1,
  can_export: 1,
  can_import: 1,
  support: 0,
  reseller: 0,
};

/** The acting user, whose rights count, and behind an impersonation the support user. */
export const actor = membership.extend({
  user_id: id,
  employee_id: z.int().nonnegative(),
  name: z.string(),
  email: z.string(),
  /** Teams this user leads; a team_only user sees the people in them. */
  led_team_ids: z.array(id),
  feature_flags: z.array(z.enum(featureFlags)),
  integration_features: z.array(z.enum(integrationFeatures)),
  /** The support user behind an impersonation, else null. */
  acting_as: z.object({ user_id: id, name: z.string() }).nullable(),
  /** The language that the user reads: their own choice, else that of the company. */
  language: z.enum(languages),
});
export type Actor = z.infer<typeof actor> & {
  /** Present for an API key: the user who made it, and the rights of its scopes, beyond which it has none. */
  readonly key?: { readonly made_by: number; readonly rights: readonly string[] } | undefined;
};
