import { listRenewals } from '#shared/contract/trainings/list-renewals.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { renewalsOf } from './renewals.ts';

export const handler = serve(listRenewals, async ({ params: { employee_id: id }, actor }) => {
  const { deleted } = await visiblePerson(actor, id);
  return { data: deleted === 1 ? [] : await renewalsOf(actor, id) };
});
