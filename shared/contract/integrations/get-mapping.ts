import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { mappingOut } from './integration.ts';

export const getMapping = endpoint({
  id: 'integrations.getMapping',
  method: 'GET',
  path: '/api/integrations/{id}/mapping',
  permission: 'payroll:push',
  summary: 'The payroll codes of the types of days off: one row each, and those of statutes and parts of the day',
  params: z.object({ id: idParam }),
  response: z.object({ data: z.array(mappingOut), count: z.int() }),
});
