import { integrationFeature, type IntegrationFeature } from '#shared/permissions/actor.ts';
import { INTEGRATION_FEATURES, integrationFeaturesKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readFeatures, type FeatureSettings } from './settings.ts';

/**
 * What active integrations bring along, beside the integrations themselves, since every request of a user asks for it
 * (docs/areas/session-and-rights.md#features-and-flags).
 */
export const keepIntegrationFeatures = (integrationId: number, features: readonly IntegrationFeature[]): Write => ({
  build: () => ({
    Put: { TableName: recordsTable(), Item: { ...integrationFeaturesKey(integrationId), features: [...features] } },
  }),
});

const knownFeature = (name: unknown): IntegrationFeature[] => {
  const feature = integrationFeature.safeParse(name);
  return feature.success ? [feature.data] : [];
};

/** The features of all active integrations, each once; a later release, which was taken back, may have known more. */
export const featuresOfIntegrations = async (): Promise<IntegrationFeature[]> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': INTEGRATION_FEATURES },
  });
  return [...new Set(items.flatMap((item) => (item['features'] as unknown[]).flatMap(knownFeature)))];
};

/** What is switched on for the company: its own settings and what its active integrations bring along. */
export const featuresNow = async (): Promise<FeatureSettings> => {
  const [own, brought] = await Promise.all([readFeatures(), featuresOfIntegrations()]);
  return { ...own, integration_features: [...new Set([...own.integration_features, ...brought])] };
};
