import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { yearIn } from '#shared/contract/push/push.ts';
import { version } from '#shared/values/wire.ts';
import { parametersOfYear } from './parameters.ts';

export const getParameters = endpoint({
  id: 'fleet.getParameters',
  method: 'GET',
  path: '/api/belgium/parameters',
  permission: 'fleet:read',
  summary: 'The Belgian figures of a year, this one by default, those of the next one, and the years that can be asked',
  query: z.strictObject({ year: yearIn.optional() }),
  response: z.object({ version, data: parametersOfYear, next: parametersOfYear, years: z.array(z.int()) }),
});
