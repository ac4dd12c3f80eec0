import { getMapping } from '#shared/contract/integrations/get-mapping.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { storedIntegration } from './integration-store.ts';
import { mappingRows } from './mapping.ts';

export const handler = serve(getMapping, async ({ params }) => {
  const data = await mappingRows(await storedIntegration(params.id));
  return { data, count: data.length };
});
