import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { licenseRow, licenseTotals } from './license.ts';

export const listLicenses = endpoint({
  id: 'software.listLicenses',
  method: 'GET',
  path: '/api/software/licenses/list',
  permission: 'software:read',
  summary:
    'List licences; segments `all` (active), `inactive`, `left` (active, of people who left), `planned` and custom ones',
  query: listQuery,
  response: listOf(licenseRow).extend({ totals: licenseTotals }),
  errors: ['unknown_column', 'unknown_segment'],
});
