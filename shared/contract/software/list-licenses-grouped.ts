import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/runs/run.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { id } from '#shared/values/wire.ts';
import { licenseRow } from './license.ts';

export const listLicensesGrouped = endpoint({
  id: 'software.listLicensesGrouped',
  method: 'GET',
  path: '/api/software/licenses/list/grouped',
  permission: 'software:read',
  summary: 'Licences by product, products by name; `count` counts the products',
  query: z.strictObject({
    ...listQuery.pick({ segment_id: true, search_term: true, requested_cf_ids: true }).shape,
    ...pageQuery(1000, 10),
  }),
  response: listOf(
    z.object({
      product_id: id,
      product_name: z.string(),
      product_logo: z.string().nullable(),
      product_url: z.string(),
      /** Number of matching licences of the product. */
      license_count: z.int().positive(),
      /** The first of these licences by person. */
      licenses: z.array(licenseRow),
    }),
  ),
  errors: ['unknown_segment'],
});
