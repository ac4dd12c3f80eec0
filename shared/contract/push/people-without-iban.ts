import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, idParam } from '#shared/values/wire.ts';

export const peopleWithoutIban = endpoint({
  id: 'push.peopleWithoutIban',
  method: 'GET',
  path: '/api/integrations/{id}/peopleWithoutIban',
  permission: 'payroll:push',
  summary: 'The people of an integration to whom no advance can be paid, for lack of an IBAN',
  params: z.object({ id: idParam }),
  response: z.object({ employee_ids: z.array(id) }),
});
