import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import type { Employee } from '#shared/people/employee.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { presentCustomFields } from '#functions/platform/records/extras-wire.ts';
import { presentEmployee } from '#functions/platform/people-list/employee-wire.ts';
import { readErasure } from '#functions/platform/directory/erasures.ts';
import { storedPerson } from './person-sight.ts';

/** Only of somebody who left is it asked at all. */
const isBeingErased = async ({ id, deleted, erased_at: erasedAt }: Employee): Promise<0 | 1> =>
  deleted === 1 && erasedAt === undefined && (await readErasure(id))?.state === 'running' ? 1 : 0;

export const handler = serve(getEmployeeDetail, async ({ params, actor }) => {
  const reading = storedPerson(actor, params.id);
  const [person, custom_fields] = await Promise.all([reading, presentCustomFields(actor, 'employee', reading)]);
  const [employee, being_erased] = await Promise.all([presentEmployee(person, actor), isBeingErased(person)]);
  return { employee: { ...employee, tags: [...(person.tags ?? [])], being_erased }, custom_fields };
});
