import { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import { employeeIssues } from '#shared/people/employee.rules.ts';
import peopleTexts from '#shared/messages/en/people.json' with { type: 'json' };
import { assertNoIssues } from '#shared/errors/problem.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { changeClaims } from './employee-claims.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { heldOn } from './held-by-person.ts';
import { storedPerson } from './person-sight.ts';

export const handler = serve(deleteEmployee, ({ body: { id, active_until: lastDay }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    if (lastDay) assertMay(actor, 'people:wage-columns');
    const before = await storedPerson(actor, id);
    const held = await heldOn(actor, id, today());
    if (before.deleted) return { id, held };
    if (lastDay) assertNoIssues(employeeIssues({ ...before, active_until: lastDay }), 'invalid', peopleTexts.field);
    const after = { ...before, deleted: 1 as const, active_until: lastDay ?? before.active_until ?? today() };
    const deleted = recordEvent(actor, 'employee', id, 'employee_deleted', { active_until: toDmy(after.active_until) });
    return commit([employeeStore.update(before, after), ...changeClaims(before, after), deleted], { id, held });
  }),
);
