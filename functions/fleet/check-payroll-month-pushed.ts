import { checkPayrollMonthPushed } from '#shared/contract/fleet/check-payroll-month-pushed.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { isMonthPushed, pushedMonthsOfEmployee } from './payroll-lock.ts';

export const handler = serve(checkPayrollMonthPushed, async ({ query, actor }) => {
  await visiblePerson(actor, query.employee_id);
  return { is_pushed: isMonthPushed(await pushedMonthsOfEmployee(query.employee_id), query.date) };
});
