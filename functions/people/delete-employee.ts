import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import { losesLogin } from '#shared/people/employee.dated.ts';
import { employeeIssues } from '#shared/people/employee.rules.ts';
import peopleTexts from '#shared/messages/en/people.json' with { type: 'json' };
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { retryConflict } from '#functions/platform/storage/saved-version.ts';
import { endLoginsOf } from '#functions/session/login-of-person.ts';
import { planDeactivation } from './deactivation.ts';
import { heldNow } from './held-by-person.ts';
import { storedPerson } from './person-sight.ts';

type Asked = Omit<EndpointInput<typeof deleteEmployee>['body'], 'id'>;

const planFor = async (actor: Actor, id: number, asked: Asked) => {
  const { active_until } = asked;
  const before = await storedPerson(actor, id);
  if (active_until) assertNoIssues(employeeIssues({ ...before, active_until }), 'invalid', peopleTexts.field);
  const [held, plan] = await Promise.all([heldNow(actor, id), planDeactivation(actor, before, asked)]);
  return { ...plan, told: { id, held, ...plan.told } };
};

export const handler = serve(deleteEmployee, ({ body: { id, ...asked }, actor, commit }) =>
  retryConflict(() =>
    retryUnversioned(undefined, async () => {
      if (asked.active_until) assertMay(actor, 'people:wage-columns');
      const { after, writes, told } = await planFor(actor, id, asked);
      const answer = writes.length > 0 ? await commit(writes, told) : told;
      // The end that was saved is that of one login; somebody may have more.
      if (losesLogin(after)) await endLoginsOf(actor, id);
      return answer;
    }),
  ),
);
