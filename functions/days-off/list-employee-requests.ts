import { listEmployeeRequests } from '#shared/contract/days-off/list-employee-requests.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { requestPages } from './request-pages.ts';

export const handler = serve(listEmployeeRequests, async ({ params: { employee_id: id }, query, actor }) => {
  await visiblePerson(actor, id);
  return requestPages(actor).ofPerson(id, query);
});
