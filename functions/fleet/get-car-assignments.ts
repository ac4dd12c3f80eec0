import { getCarAssignments } from '#shared/contract/fleet/get-car-assignments.ts';
import { daysBetween, toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { today } from '#functions/http/clock.ts';
import { serve } from '#functions/http/serve.ts';
import { employeeBriefs } from '#functions/people/employee-briefs.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(getCarAssignments, async ({ params, actor }) => {
  const { periods } = (await vehicles(actor).see(params.id)).vehicle;
  const people = await employeeBriefs(periods.map((held) => held.employee_id));
  return {
    periods: periods.toReversed().map((held) => ({
      employee: people.get(held.employee_id) ?? { id: held.employee_id, name: '', avatar: null, team_names: '' },
      start_date: toDmy(held.start_date),
      end_date: toDmyOrNull(held.end_date),
      days: Math.max(0, daysBetween(held.start_date, held.end_date ?? today())),
    })),
  };
});
