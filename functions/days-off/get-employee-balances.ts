import { getEmployeeBalances } from '#shared/contract/days-off/get-employee-balances.ts';
import { yearOf } from '#shared/days-off/day-numbers.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { balancesOf } from './balance-wire.ts';
import { correctionsOf } from './corrections.ts';
import { readDaysOff } from './days-off.ts';

export const handler = serve(getEmployeeBalances, async ({ params: { employee_id: id }, query, actor }) => {
  const person = await visiblePerson(actor, id);
  const daysOff = await readDaysOff();
  const year = query.year ?? yearOf(daysOff.today);
  return { year, data: balancesOf(daysOff, person, year), corrections: correctionsOf(daysOff, person.id, year) };
});
