import { getFeatures } from '#shared/contract/session/get-features.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { featuresOfIntegrations } from '#functions/platform/session/integration-features.ts';
import { availableFeatures, readFeatures } from '#functions/platform/session/settings.ts';

export const handler = serve(getFeatures, async () => {
  const [own, brought] = await Promise.all([readFeatures(), featuresOfIntegrations()]);
  return { ...own, brought_features: brought, available: availableFeatures };
});
