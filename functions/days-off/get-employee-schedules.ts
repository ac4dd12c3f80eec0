import { getEmployeeSchedules } from '#shared/contract/days-off/get-employee-schedules.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readDaysOff } from './days-off.ts';
import { schedulesOf } from './person-schedule.ts';

export const handler = serve(getEmployeeSchedules, async ({ params, actor }) => {
  const { id } = await visiblePerson(actor, params.employee_id);
  return schedulesOf(await readDaysOff(), id);
});
