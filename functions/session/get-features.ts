import { getFeatures } from '#shared/contract/session/get-features.ts';
import { serve } from '#functions/http/serve.ts';
import { availableFeatures, readFeatures } from './settings.ts';

export const handler = serve(getFeatures, async () => ({ ...(await readFeatures()), available: availableFeatures }));
