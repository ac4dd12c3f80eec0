import { listIntegrations } from '#shared/contract/integrations/list-integrations.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readIntegrations } from './integration-store.ts';
import { presentIntegrations, presentPayrollProduct } from './integration-wire.ts';
import { productsNow } from './products.ts';

export const handler = serve(listIntegrations, async () => {
  const data = (await presentIntegrations(await readIntegrations())).map(({ shown }) => shown);
  return { data, count: data.length, products: productsNow().map(presentPayrollProduct) };
});
