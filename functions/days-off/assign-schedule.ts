import { assignSchedule } from '#shared/contract/days-off/assign-schedule.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { presentRederived } from './rederive.ts';
import { planSchedule } from './person-schedule.ts';

export const handler = serve(assignSchedule, ({ body, actor, commit }) =>
  retryLost(async () => {
    const { id } = await findPerson(actor, body.employee_id);
    const period = { from: body.from, schedule_id: body.schedule_id ?? 0, week: body.week };
    const { writes, changed } = await planSchedule(actor, id, period);
    return commit([...writes], { id, rederived: presentRederived(changed) });
  }),
);
