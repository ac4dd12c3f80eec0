import { getHeldHistory } from '#shared/contract/people/get-held-history.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { heldEver } from './held-history.ts';

export const handler = serve(getHeldHistory, async ({ params: { id }, actor }) => {
  await visiblePerson(actor, id);
  return { items: await heldEver(actor, id) };
});
