import { undeleteEmployee } from '#shared/contract/people/undelete-employee.ts';
import { endingOn, keptEmployments, lastDayAhead } from '#shared/people/employee.dated.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { backInTeams, endErasureRequest } from './coming-back.ts';
import { withoutDeletedTeams } from '#functions/platform/directory/teams.ts';
import { assertNotInUse, employeeClaims } from './employee-claims.ts';
import { employeeCollection, employeeStore } from '#functions/platform/directory/employees.ts';
import { storedPerson } from './person-sight.ts';

export const handler = serve(undeleteEmployee, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const [before, rows] = await Promise.all([storedPerson(actor, id), employeeCollection.refresh()]);
    // Somebody who may not see a planned end does not call it off either, and is not told of it.
    const hasPlan = before.active_until !== null && can(actor, 'people:wage-columns');
    if (!before.deleted && !hasPlan) return { id };
    const ended = before.deleted === 1 ? await endErasureRequest(actor, before) : [];
    const { keep_login: _, ...back } = endingOn(before, null, today());
    const active = { ...back, ...keptEmployments(before, back, before.deleted === 1) };
    const after = withoutDeletedTeams(active);
    const { left_teams, writes: teams } = backInTeams(actor, active);
    assertNotInUse(rows, before, after);
    const ahead = lastDayAhead(before);
    const payload = ahead === null ? {} : { called_off: toDmy(ahead) };
    const undeleted = recordEvent(actor, { object: 'employee', id, type: 'employee_undeleted', payload });
    const saved = [employeeStore.update(before, after), ...employeeClaims.change(before, after)];
    return commit([...saved, undeleted, ...teams, ...ended], { id, ...(left_teams.length > 0 && { left_teams }) });
  }),
);
