import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { presentCustomFields } from '#functions/platform/records/extras-wire.ts';
import { presentEmployee } from '#functions/platform/people-list/employee-wire.ts';
import { storedPerson } from './person-sight.ts';

export const handler = serve(getEmployeeDetail, async ({ params, actor }) => {
  const reading = storedPerson(actor, params.id);
  const [person, custom_fields] = await Promise.all([reading, presentCustomFields(actor, 'employee', reading)]);
  return { employee: { ...(await presentEmployee(person, actor)), tags: [...(person.tags ?? [])] }, custom_fields };
});
