import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wageTypes } from '#shared/people/wage.ts';
import { WAGES_MAX } from '#shared/people/wage.rules.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { cleared, edited, id, version } from '#shared/values/wire.ts';

export const wageIn = z.strictObject({
  type: z.enum(wageTypes),
  /** In EUR; blank for a type that is not paid. */
  amount: cleared(wireMoney).transform((amount) => amount ?? null),
  /** The first day of the wage, which lasts until the next one begins. */
  from: wireDate,
});

/** The whole list as it should be: a later day plans a wage, and one that is left out is called off. */
export const setWages = endpoint({
  id: 'people.setWages',
  method: 'POST',
  path: '/api/employees/wages/set',
  permission: 'people:set-wages',
  summary: 'Set what a person is paid, by day',
  body: z.strictObject({ employee_id: id, version: version.optional(), wages: z.array(wageIn).max(WAGES_MAX) }),
  response: edited,
  errors: ['not_found', 'stale_version', 'archived', 'invalid'],
});
