import { assignSchedule } from '#shared/contract/days-off/assign-schedule.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { sensibleDayIssues } from '#shared/values/dates.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { becauseOf, presentRederived, REDERIVED_AT_ONCE, rederiveRun } from './rederive.ts';
import { planSchedule } from './person-schedule.ts';

export const handler = serve(assignSchedule, ({ body, actor, commit }) =>
  retryLost(async () => {
    const { id, name } = await findPerson(actor, body.employee_id);
    assertNoIssues(sensibleDayIssues('from', body.from, today()));
    const period = { from: body.from, schedule_id: body.schedule_id ?? 0, week: body.week };
    const { writes, changed } = await planSchedule(actor, id, period);
    const isMany = changed.length > REDERIVED_AT_ONCE;
    const run = isMany ? await startRun(rederiveRun(actor, [id], becauseOf(name))) : undefined;
    const rederived = presentRederived(changed);
    const answer = await commit([...writes, ...(run?.writes ?? [])], { id, rederived, run_id: run?.runId ?? null });
    if (run && answer.run_id !== null) await run.begin(answer.run_id);
    return answer;
  }),
);
