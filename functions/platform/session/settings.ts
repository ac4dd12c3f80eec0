import * as z from 'zod';
import { featureFlags, integrationFeature, integrationFeatures } from '#shared/permissions/actor.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';

export const featureSettings = z.object({
  feature_flags: z.array(z.enum(featureFlags)),
  integration_features: z.array(integrationFeature),
});
export type FeatureSettings = z.infer<typeof featureSettings>;

/** The features that the deployment switches on until an administrator changes them; none without that setting. */
const defaults = (): FeatureSettings =>
  featureSettings.parse(
    JSON.parse(process.env['FEATURE_DEFAULTS'] ?? '{"feature_flags":[],"integration_features":[]}'),
  );

/** Flags and integration features of the tenant. */
export const {
  read: readFeatures,
  readForChange: readFeaturesForChange,
  write: writeFeatures,
  edit: editFeatures,
} = tenantSetting('features', featureSettings, defaults);

/** All features that can be switched on. */
export const availableFeatures: FeatureSettings = {
  feature_flags: [...featureFlags],
  integration_features: [...integrationFeatures],
};
