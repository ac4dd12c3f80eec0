import { reassignContracts } from '#shared/contract/contracts/reassign-contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { twoUsers } from '#functions/platform/session/two-users.ts';
import { contractsOf, reassignContract } from './reassign.ts';

export const handler = serve(reassignContracts, async ({ body, actor }) => {
  const { from, to } = await twoUsers(body.from_user_id, body.to_user_id);
  const found = await contractsOf(from.id);
  if (body.dry_run !== 1) for (const { id } of found) await reassignContract(actor, id, from, to);
  return { count: found.length };
});
