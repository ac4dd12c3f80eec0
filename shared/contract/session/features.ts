import * as z from 'zod';
import { featureFlags, integrationFeature, integrationFeatures } from '#shared/permissions/actor.ts';
import { version } from '#shared/values/wire.ts';

const unique = <T>(values: T[]): T[] => [...new Set(values)];

/** The switches of the company: those that are on. */
export const featuresIn = z.strictObject({
  version: version.optional(),
  feature_flags: z.array(z.enum(featureFlags)).transform(unique).optional(),
  integration_features: z.array(integrationFeature).transform(unique).optional(),
});

export const featuresOut = z.object({
  version,
  feature_flags: z.array(z.enum(featureFlags)),
  integration_features: z.array(z.enum(integrationFeatures)),
  /** What active integrations bring along; these are on whatever the company says. */
  brought_features: z.array(z.enum(integrationFeatures)),
  available: z.object({
    feature_flags: z.array(z.enum(featureFlags)),
    integration_features: z.array(z.enum(integrationFeatures)),
  }),
});
