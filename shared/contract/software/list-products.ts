import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { productRow, productTotals } from './product.ts';

export const listProducts = endpoint({
  id: 'software.listProducts',
  method: 'GET',
  path: '/api/software/products/list',
  permission: 'software:read',
  summary:
    'List products; segments `all`, `active`, `inactive`, `left`, `unused`, `renewal`, `archived` and custom ones',
  query: listQuery,
  response: listOf(productRow).extend({ totals: productTotals }),
  errors: ['unknown_column', 'unknown_segment'],
});
