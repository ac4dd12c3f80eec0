import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { idParam } from '#shared/values/wire.ts';
import { contractRow } from './contract.ts';

export const listContracts = endpoint({
  id: 'contracts.listContracts',
  method: 'GET',
  path: '/api/contract/list',
  permission: 'contracts:read',
  summary: 'List contracts; segments `all`, `drafts`, `under_way`, `signed`, `stuck`, `archived` and custom ones',
  query: listQuery.extend({ template_id: idParam.optional(), employee_id: idParam.optional() }),
  response: listOf(contractRow),
  errors: ['unknown_column', 'unknown_segment'],
});
