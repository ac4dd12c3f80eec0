import { listProductLicenses } from '#shared/contract/software/list-product-licenses.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { licenseIndex, licensesOfProduct } from './license-store.ts';
import { readLicensesOfProduct } from './license-pages.ts';
import { products } from './products.ts';

export const handler = serve(listProductLicenses, async ({ params: { id }, query: { keyword, ...page }, actor }) => {
  await products(actor).see(id);
  return readLicensesOfProduct(actor, licensesOfProduct(await licenseIndex(), id), keyword, page);
});
