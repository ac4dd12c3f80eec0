import { addToEmployee } from '#shared/contract/contracts/add-to-employee.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { makeContract } from './make-contract.ts';
import { planNewContract } from './new-contract.ts';

export const handler = serve(addToEmployee, async ({ body, actor, commit }) => {
  const { value, origin } = await makeContract(actor, body);
  return commit(planNewContract(actor, value, origin?.name), { id: value.id });
});
