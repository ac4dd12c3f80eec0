import { addLicense } from '#shared/contract/software/add-license.ts';
import { addProduct } from '#shared/contract/software/add-product.ts';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { listProductLicenses } from '#shared/contract/software/list-product-licenses.ts';
import type { startDesk } from './harness/browser.ts';

type App = Awaited<ReturnType<typeof startDesk>>['app'];

/** The calls of the administrator that prepare the tests of software and read their results. */
export const softwareCalls = (app: App) => ({
  product: async (name: string, extra: object = {}) => {
    const body = { name, url: `${name.toLowerCase().replaceAll(' ', '-')}.example`, ...extra };
    return (await (await app.as('admin')).call(addProduct, { body })).id;
  },
  assign: async (product_id: number, employee_id: number, extra: object = {}) =>
    (await (await app.as('admin')).call(addLicense, { body: { product_id, employee_id, ...extra } })).id,
  licensesOf: async (id: number) => {
    const input = { params: { id: String(id) }, query: { per_page: '100' } };
    return (await (await app.as('admin')).call(listProductLicenses, input)).data;
  },
  license: async (id: number) =>
    (await (await app.as('admin')).call(getLicense, { params: { id: String(id) } })).details,
});
