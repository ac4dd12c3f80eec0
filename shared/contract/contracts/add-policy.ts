import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { ABOUT_MAX } from '#shared/contracts/limits.ts';
import { policyKinds } from '#shared/contracts/names.ts';
import { flag, id } from '#shared/values/wire.ts';
import { policyMade } from './policy.ts';

/** Which template a policy is made of; `isPartner` 1 names one of the partner. */
export const policyTemplate = { template_id: id.optional(), isPartner: flag.default(0) };

export const addPolicy = endpoint({
  id: 'contracts.addPolicy',
  method: 'POST',
  path: '/api/contracts/addPolicy',
  permission: 'policies:add',
  summary: 'Make one policy, annex or return receipt for assets and vehicles of a person',
  body: z.strictObject({
    employee_id: id,
    asset_ids: z.array(id).max(ABOUT_MAX).default([]),
    car_ids: z.array(id).max(ABOUT_MAX).default([]),
    /** A receipt without a template is made of the model of the public library. */
    ...policyTemplate,
    kind: z.enum(policyKinds).default('policy'),
    /** The policy that an annex adds to, which it needs, or that another contract follows. */
    replaces_contract_id: id.optional(),
  }),
  response: policyMade,
  errors: ['invalid', 'not_found', 'not_published', 'archived'],
  idempotent: true,
});
