import { undeleteEmployee } from '#shared/contract/people/undelete-employee.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { assertNotInUse, changeClaims } from './employee-claims.ts';
import { employeeCollection, employeeStore } from '#functions/platform/directory/employees.ts';
import { storedPerson } from './person-sight.ts';

export const handler = serve(undeleteEmployee, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const [before, rows] = await Promise.all([storedPerson(actor, id), employeeCollection.refresh()]);
    if (!before.deleted) return { id };
    const after = { ...before, deleted: 0 as const, active_until: null };
    assertNotInUse(rows, before, after);
    const undeleted = recordEvent(actor, 'employee', id, 'employee_undeleted', {});
    return commit([employeeStore.update(before, after), ...changeClaims(before, after), undeleted], { id });
  }),
);
