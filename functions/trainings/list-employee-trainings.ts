import { listEmployeeTrainings } from '#shared/contract/trainings/list-employee-trainings.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { trainingsOfPerson } from './of-person.ts';

export const handler = serve(listEmployeeTrainings, async ({ params: { employee_id: id }, query, actor }) => {
  await visiblePerson(actor, id);
  return trainingsOfPerson(actor, id, query);
});
