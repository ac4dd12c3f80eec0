import { contractExists } from '#shared/contract/contracts/contract-exists.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { contractSight } from './contract-sight.ts';

export const handler = serve(contractExists, async ({ params: { id }, actor }) => {
  const { pdf, text, final } = await contractSight.see(actor, id);
  return { exists: pdf !== null || text !== null ? (1 as const) : (0 as const), final, sha256: pdf?.sha256 ?? null };
});
