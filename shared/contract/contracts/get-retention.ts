import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { templateTypes } from '#shared/templates/names.ts';

const years = z.record(z.enum(templateTypes), z.int());

export const getRetention = endpoint({
  id: 'contracts.getRetention',
  method: 'GET',
  path: '/api/settings/retention',
  permission: 'contracts:read',
  summary: 'For how many years after the end of the work signed contracts of each type are kept',
  response: z.object({ contracts: years }),
});
