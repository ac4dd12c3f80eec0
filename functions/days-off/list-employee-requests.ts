import { listEmployeeRequests } from '#shared/contract/days-off/list-employee-requests.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { requests } from './requests.ts';

export const handler = serve(listEmployeeRequests, async ({ params: { employee_id: id }, query, actor }) => {
  await visiblePerson(actor, id);
  return requests(actor).ofPerson(id, query);
});
