import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { sendingTerms, signingChoice } from '#shared/contract/signing/signer.ts';
import { shortcode } from '#shared/contract/templates/template.ts';
import { CONTRACT_PEOPLE_MAX, SHORTCODE_VALUE_MAX } from '#shared/contracts/limits.ts';
import { paragraph } from '#shared/values/text.ts';
import { flag, id } from '#shared/values/wire.ts';
import { newContractName } from './contract.ts';

export const addToEmployees = endpoint({
  id: 'contracts.addToEmployees',
  method: 'POST',
  path: '/api/contracts/addToEmployees',
  permission: 'contracts:write',
  summary: 'Make a contract for each of many people, or send one to each of them, as a run',
  body: z.strictObject({
    template_id: id,
    employee_ids: z.array(id).min(1).max(CONTRACT_PEOPLE_MAX),
    contract_name: newContractName,
    /** 1 sends each one; the signers, the method and the terms are those of every contract of the run. */
    send: flag.default(0),
    ...signingChoice,
    ...sendingTerms,
    /** Values that were typed for people on the way: shortcode by person. */
    values: z.record(z.string().regex(/^[1-9]\d*$/), z.record(shortcode, paragraph(SHORTCODE_VALUE_MAX))).optional(),
  }),
  response: z.object({ run_id: runId }),
  errors: ['not_found', 'not_published', 'archived', 'invalid'],
  idempotent: true,
});
