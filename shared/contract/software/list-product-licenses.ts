import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/runs/run.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { idParam } from '#shared/values/wire.ts';
import { licenseOut } from './license.ts';

/** Licences per page (docs/areas/software.md#limits). */
const PER_PAGE = 5;

export const listProductLicenses = endpoint({
  id: 'software.listProductLicenses',
  method: 'GET',
  path: '/api/software/licenses/product/{id}/list',
  permission: 'software:read',
  summary: 'The licences of a product, active ones first, then by person',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ keyword: z.string().max(SEARCH_MAX).default(''), ...pageQuery(1000, PER_PAGE) }),
  response: z.object({ data: z.array(licenseOut), total: z.int().nonnegative() }),
  errors: ['not_found'],
});
