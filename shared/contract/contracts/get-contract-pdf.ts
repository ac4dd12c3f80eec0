import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { pdfLink } from './contract.ts';

export const getContractPdf = endpoint({
  id: 'contracts.getContractPdf',
  method: 'GET',
  path: '/api/contract/{id}/pdf',
  permission: 'contracts:read',
  access: 'write',
  summary: 'The PDF of a contract: the frozen one, or the draft as it would be',
  params: z.strictObject({ id: idParam }),
  response: pdfLink,
  errors: ['not_found', 'preview_failed'],
});
