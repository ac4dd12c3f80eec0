import { listBenefits } from '#shared/contract/integrations/list-benefits.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readFromOffice } from './office.ts';
import { storedIntegration } from './integration-store.ts';

export const handler = serve(listBenefits, async ({ params }) => {
  const read = await readFromOffice(await storedIntegration(params.id), (office, as) => office.benefits(as));
  if (read && !read.ok) throw new AppError('connection_failed', { detail: 'unable to connect to integration' });
  return { data: [...(read?.data ?? [])] };
});
