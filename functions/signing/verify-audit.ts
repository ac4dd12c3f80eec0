import { verifyAudit } from '#shared/contract/signing/verify-audit.ts';
import { contractSight } from '#functions/contracts/contract-sight.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { verifyContract } from './verify-contract.ts';

export const handler = serve(verifyAudit, async ({ params: { id }, actor }) =>
  verifyContract(await contractSight.see(actor, id)),
);
