import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { CONTRACT_PEOPLE_MAX } from '#shared/contracts/limits.ts';
import { unprintableValue } from './contract.ts';
import { id } from '#shared/values/wire.ts';

export const missingValues = endpoint({
  id: 'contracts.missingValues',
  method: 'POST',
  path: '/api/contracts/missingValues',
  permission: 'contracts:read',
  access: 'read',
  summary: 'Which values are missing for one contract, or for people who would get one',
  body: z.strictObject({
    contract_id: id.optional(),
    template_id: id.optional(),
    employee_ids: z.array(id).max(CONTRACT_PEOPLE_MAX).optional(),
  }),
  response: z.object({
    data: z.array(
      z.object({
        employee_id: id,
        person_name: z.string(),
        email: z.string().nullable(),
        shortcodes: z.array(z.string()),
        /** The values that are there, by shortcode, of the fields that somebody misses. */
        values: z.record(z.string(), z.string()),
        /** A contract of the same template that the person has already; null for none. */
        has_contract_id: id.nullable(),
        /** The values of which the PDF cannot show every character. */
        unprintable: z.array(unprintableValue),
      }),
    ),
    labels: z.record(z.string(), z.string()),
  }),
  errors: ['not_found', 'not_published', 'invalid'],
});
