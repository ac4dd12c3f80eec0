import { checkPayrollMonthPushed } from '#shared/contract/fleet/check-payroll-month-pushed.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { isMonthPushed, pushedMonthsOfEmployee } from './payroll-lock.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(checkPayrollMonthPushed, async ({ query: { car_id, employee_id, date }, actor }) => {
  if (car_id !== undefined) return { is_pushed: isMonthPushed((await vehicles(actor).see(car_id)).pushedMonths, date) };
  if (employee_id === undefined) return { is_pushed: false };
  await visiblePerson(actor, employee_id);
  return { is_pushed: isMonthPushed(await pushedMonthsOfEmployee(employee_id), date) };
});
