import { getFeatures } from '#shared/contract/session/get-features.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { availableFeatures, readFeatures } from '#functions/platform/session/settings.ts';

export const handler = serve(getFeatures, async () => ({ ...(await readFeatures()), available: availableFeatures }));
