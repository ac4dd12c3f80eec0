import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, idParam } from '#shared/values/wire.ts';
import { pdfLink } from './contract.ts';

export const createContractPdf = endpoint({
  id: 'contracts.createContractPdf',
  method: 'POST',
  path: '/api/contracts/{id}/createTemplateContractPDF',
  permission: 'contracts:write',
  summary: 'Make the PDF of a contract from its text and values',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ contract_id: id.optional() }),
  response: pdfLink,
  errors: ['not_found', 'archived', 'preview_failed'],
});
