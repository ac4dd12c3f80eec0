import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { signerOut } from '#shared/contract/signing/signer.ts';
import { contractDetails, unprintableValue } from './contract.ts';

export const getContract = endpoint({
  id: 'contracts.getContract',
  method: 'GET',
  path: '/api/contract/{id}/detail',
  permission: 'contracts:read',
  summary: 'One contract with its text, signers and missing values',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    details: contractDetails,
    signers: z.array(signerOut),
    /** The fields without a value, by name. */
    missing: z.array(z.string()),
    /** The values of a draft of which the PDF cannot show every character. */
    unprintable: z.array(unprintableValue.extend({ label: z.string() })),
    custom_fields: z.array(customFieldOut),
  }),
  errors: ['not_found'],
});
