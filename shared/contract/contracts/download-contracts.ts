import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { DOWNLOAD_MAX } from '#shared/contracts/limits.ts';
import { id } from '#shared/values/wire.ts';

export const downloadContracts = endpoint({
  id: 'contracts.downloadContracts',
  method: 'POST',
  path: '/api/contracts/download',
  permission: 'contracts:read',
  access: 'write',
  limited: 'export',
  summary: 'The PDFs of many contracts as one zip, as a run',
  body: z.strictObject({ contract_ids: z.array(id).min(1).max(DOWNLOAD_MAX) }),
  response: z.object({ run_id: runId }),
  errors: ['not_found'],
  idempotent: true,
});
