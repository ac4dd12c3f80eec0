import { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import { losesLogin } from '#shared/people/employee.dated.ts';
import { employeeIssues } from '#shared/people/employee.rules.ts';
import peopleTexts from '#shared/messages/en/people.json' with { type: 'json' };
import { assertNoIssues } from '#shared/errors/problem.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { endLoginsOf } from '#functions/session/login-of-person.ts';
import { planDeactivation } from './deactivation.ts';
import { heldNow } from './held-by-person.ts';
import { storedPerson } from './person-sight.ts';

export const handler = serve(deleteEmployee, ({ body: { id, ...asked }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const { active_until } = asked;
    if (active_until) assertMay(actor, 'people:wage-columns');
    const before = await storedPerson(actor, id);
    if (active_until) assertNoIssues(employeeIssues({ ...before, active_until }), 'invalid', peopleTexts.field);
    const [held, { after, writes, told }] = await Promise.all([
      heldNow(actor, id),
      planDeactivation(actor, before, asked),
    ]);
    const answer = writes.length > 0 ? await commit(writes, { id, held, ...told }) : { id, held, ...told };
    // The end that was saved is that of one login; somebody may have more.
    if (losesLogin(after)) await endLoginsOf(actor, id);
    return answer;
  }),
);
