import { listSigners } from '#shared/contract/signing/list-signers.ts';
import { contractSight } from '#functions/contracts/contract-sight.ts';
import { presentSigners } from '#functions/contracts/present-signers.ts';
import { serve } from '#functions/platform/http/serve.ts';

export const handler = serve(listSigners, async ({ params: { id }, actor }) => {
  const contract = await contractSight.see(actor, id);
  return { data: await presentSigners(contract) };
});
