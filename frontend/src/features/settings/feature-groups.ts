import type { FeatureFlag, IntegrationFeature } from '#shared/permissions/actor.ts';
import { keysOf } from '#shared/values/keys-of.ts';

export type FeatureName = FeatureFlag | IntegrationFeature;

export const featureAreas = ['fleet', 'people', 'days-off', 'trainings'] as const;

/** The area of each feature, in the order in which the page lists them. */
const areaOf: Readonly<Record<FeatureName, (typeof featureAreas)[number]>> = {
  'cars/import': 'fleet',
  disable_car_assertions_for_pushed_months: 'fleet',
  'cars/pool-cars': 'fleet',
  'cars/order-date': 'fleet',
  'cars/order-date/always-required': 'fleet',
  'cars/order-date/prefill': 'fleet',
  'cars/extra-fuels': 'fleet',
  'cars/end-date-push': 'fleet',
  enable_cars_usage_type: 'fleet',
  use_own_contribution_payment_type: 'fleet',
  'car/can-message-reseller': 'fleet',
  'dimona/push': 'people',
  'people/show-seniority': 'people',
  push_no_days_off: 'days-off',
  'daysoff/general-message-for-payroll': 'days-off',
  'daysoff/push-missing-iban-warning': 'days-off',
  'daysoff/push-with-csv-export': 'days-off',
  integration_secret_required: 'days-off',
  reauthenticate: 'days-off',
  trainings_fla: 'trainings',
};

/** A feature that does nothing without another one. */
export const neededBy: Readonly<Partial<Record<FeatureName, FeatureName>>> = {
  'cars/order-date/always-required': 'cars/order-date',
  'cars/order-date/prefill': 'cars/order-date',
};

export const featuresOf = (area: (typeof featureAreas)[number], available: readonly FeatureName[]): FeatureName[] =>
  keysOf(areaOf).filter((name) => areaOf[name] === area && available.includes(name));
