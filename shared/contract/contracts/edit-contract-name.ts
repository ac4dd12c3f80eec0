import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { contractName } from './contract.ts';

export const editContractName = endpoint({
  id: 'contracts.editContractName',
  method: 'POST',
  path: '/api/contracts/editName',
  permission: 'contracts:write',
  summary: 'Rename a contract',
  body: z.strictObject({ contract_id: id, version: version.optional(), contract_name: contractName }),
  response: edited,
  errors: ['not_found', 'stale_version', 'archived'],
});
