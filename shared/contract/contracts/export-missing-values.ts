import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { CONTRACT_PEOPLE_MAX } from '#shared/contracts/limits.ts';
import { id } from '#shared/values/wire.ts';

export const exportMissingValues = endpoint({
  id: 'contracts.exportMissingValues',
  method: 'POST',
  path: '/api/contracts/missingValues/excel',
  permission: 'contracts:write',
  limited: 'export',
  summary: 'The values that people who would get a contract miss, as a sheet to be filled in',
  body: z.strictObject({ template_id: id, employee_ids: z.array(id).min(1).max(CONTRACT_PEOPLE_MAX) }),
  response: exportedFile,
  errors: ['not_found', 'not_published', 'invalid'],
});
