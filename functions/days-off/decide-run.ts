import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import { planDecision } from './decisions.ts';
import { DECIDE_KIND, type DecideInput } from './days-off-runs.ts';
import { requestCollection } from './request-store.ts';

/** Decides each request, as the endpoint does with one. */
export const decideRun = itemKind<DecideInput, number, DecideInput>({
  kind: DECIDE_KIND,
  permission: 'days:decide',
  paceMs: 0,
  groupMax: 1,
  inFlight: 4,
  async *expand({ ids }, { actor }) {
    const rows = await requestCollection.refresh();
    for (const id of ids) {
      const row = rows.get(id);
      const person = row && employeeCollection.rows.get(row.employee_id);
      const isSeen = person !== undefined && seesPerson(actor, person);
      yield { label: isSeen ? person.name : `#${id}`, employee_id: isSeen ? person.id : undefined, input: id };
    }
  },
  prepare: async (input) => input,
  apply: async (id, decision, { actor }) => ({
    writes: [...(await planDecision(actor, id, decision)).writes],
    ref: { object: 'day_off_request', id },
  }),
  finish: async (_, { done, failed }) => ({ object: 'day_off_request', decided: done, failed }),
});
