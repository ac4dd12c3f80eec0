import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/runs/run.ts';
import { listOf } from '#shared/list/list-query.ts';
import { idParam } from '#shared/values/wire.ts';
import { contractOut } from './contract.ts';

export const listEmployeeContracts = endpoint({
  id: 'contracts.listEmployeeContracts',
  method: 'GET',
  path: '/api/contract/employee/{id}/list',
  permission: 'contracts:read',
  summary: 'The contracts of a person, latest first',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject(pageQuery(1000, 10)),
  response: listOf(contractOut),
  errors: ['not_found'],
});
