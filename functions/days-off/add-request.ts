import { addRequest } from '#shared/contract/days-off/add-request.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { forbiddenError } from '#shared/permissions/assert-may.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { readTurn, retryLost, takeTurn } from '#functions/platform/storage/turns.ts';
import { readDaysOff } from './days-off.ts';
import { turnOf } from './person-days-store.ts';
import { mayDecide } from './deciding.ts';
import { planNewRequest } from './request-changes.ts';
import { requestStore } from './request-store.ts';

export const handler = serve(addRequest, async ({ body, actor, commit }) => {
  const { employee_id: employeeId, reason = null, approved, minutes = null, ...span } = body;
  if (approved === 1 && !mayDecide(actor, employeeId)) throw forbiddenError('days:decide');
  const [numberOf, id] = await Promise.all([autoNumbers('day_off_request'), requestStore.reserveIds()]);
  return retryLost(async () => {
    const person = await findPerson(actor, employeeId);
    const turn = await readTurn(turnOf(person.id));
    const daysOff = await readDaysOff();
    const draft = { daysOff, person, asker: actor, span: { ...span, minutes }, reason };
    const plan = await planNewRequest({ ...draft, id, numbers: numberOf(0), isApproved: approved === 1 });
    assertNoIssues([...plan.issues]);
    const { value, warnings } = plan;
    const answer = { id, version: 1, state: value.state, warnings: [...warnings] };
    return commit([...plan.writes, takeTurn(turnOf(person.id), turn)], answer);
  });
});
