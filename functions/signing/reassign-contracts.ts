import { reassignContracts } from '#shared/contract/signing/reassign-contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { twoUsers } from '#functions/platform/session/two-users.ts';
import { contractsOf, reassignContract } from './reassign.ts';

export const handler = serve(reassignContracts, async ({ body, actor }) => {
  const users = await twoUsers(body.from_user_id, body.to_user_id);
  const found = await contractsOf(users);
  if (body.dry_run !== 1) for (const { id } of found) await reassignContract(actor, id, users);
  return { count: found.length };
});
