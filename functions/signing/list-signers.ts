import { listSigners } from '#shared/contract/signing/list-signers.ts';
import { contractSight } from '#functions/contracts/contract-sight.ts';
import { presentSigners } from '#functions/contracts/present-signers.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

export const handler = serve(listSigners, async ({ params: { id }, actor }) => {
  const [contract] = await Promise.all([contractSight.see(actor, id), userCollection.refresh()]);
  return { data: await presentSigners(contract) };
});
