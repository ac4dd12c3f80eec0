import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { aboutRecord } from '#shared/contracts/contract.ts';
import { ABOUT_MAX } from '#shared/contracts/limits.ts';
import { contractFileTypes } from '#shared/contracts/names.ts';
import { flag, id } from '#shared/values/wire.ts';
import { newContractName, templateChoice } from './contract.ts';

export const addToEmployee = endpoint({
  id: 'contracts.addToEmployee',
  method: 'POST',
  path: '/api/contracts/addToEmployee',
  permission: 'contracts:write',
  summary: 'Make a contract for a person from a template or as an uploaded PDF',
  body: z.strictObject({
    employee_id: id,
    file_type: z.enum(contractFileTypes).default('html'),
    contract_name: newContractName,
    pdf_internal_signature_required: flag.optional(),
    pdf_employee_signature_required: flag.optional(),
    additional_contract_template_info_id: z.string().max(60).optional(),
    about: z.array(aboutRecord).max(ABOUT_MAX).optional(),
    ...templateChoice,
  }),
  response: z.object({ id }),
  errors: ['not_found', 'not_published', 'archived', 'invalid'],
  idempotent: true,
});
