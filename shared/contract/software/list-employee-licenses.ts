import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/runs/run.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { idParam } from '#shared/values/wire.ts';
import { licenseOut, licenseTotals } from './license.ts';

/** Licences per page (docs/areas/software.md#limits). */
const PER_PAGE = 10;

export const listEmployeeLicenses = endpoint({
  id: 'software.listEmployeeLicenses',
  method: 'GET',
  path: '/api/software/licenses/employee/{employee_id}/list',
  permission: 'software:read',
  summary: 'The licences of a person, active ones first, then by product',
  params: z.strictObject({ employee_id: idParam }),
  query: z.strictObject({ search_term: z.string().max(SEARCH_MAX).default(''), ...pageQuery(1000, PER_PAGE) }),
  response: z.object({ data: z.array(licenseOut), total: z.int().nonnegative(), totals: licenseTotals }),
  errors: ['not_found'],
});
