import { listProductLicenses } from '#shared/contract/software/list-product-licenses.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { licenseIndex, licensesOfProduct } from './license-store.ts';
import { licenses } from './licenses.ts';
import { products } from './products.ts';

export const handler = serve(listProductLicenses, async ({ params: { id }, query: { keyword, ...page }, actor }) => {
  await products(actor).see(id);
  return licenses(actor).ofProduct(licensesOfProduct(await licenseIndex(), id), keyword, page);
});
