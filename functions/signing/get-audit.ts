import { getAudit } from '#shared/contract/signing/get-audit.ts';
import { contractSight } from '#functions/contracts/contract-sight.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readTrail } from './audit-trail.ts';

export const handler = serve(getAudit, async ({ params: { id }, actor }) => {
  await contractSight.see(actor, id);
  return { data: await readTrail(id) };
});
