import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { heldOn } from './held-by-person.ts';

export const handler = serve(getAssignments, async ({ params, query, actor }) => {
  await visiblePerson(actor, params.id);
  const day = query.on ?? today();
  return { on: toDmy(day), ...(await heldOn(actor, params.id, day)) };
});
