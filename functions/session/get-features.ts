import { getFeatures } from '#shared/contract/session/get-features.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { featuresOfIntegrations } from '#functions/platform/session/integration-features.ts';
import { availableFeatures, readFeaturesForChange } from '#functions/platform/session/settings.ts';

export const handler = serve(getFeatures, async () => {
  const [{ value, version }, brought] = await Promise.all([readFeaturesForChange(), featuresOfIntegrations()]);
  return { ...value, version, brought_features: brought, available: availableFeatures };
});
