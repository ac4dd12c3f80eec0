import { listSendings } from '#shared/contract/signing/list-sendings.ts';
import { contractSight } from '#functions/contracts/contract-sight.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { presentSending } from './present-sending.ts';
import { pastSendings } from './past-sendings.ts';

export const handler = serve(listSendings, async ({ params: { id }, actor }) => {
  const contract = await contractSight.see(actor, id);
  const past = await pastSendings(id);
  return { data: await Promise.all(past.map((each) => presentSending(contract, each))) };
});
