import { listReceiptsOwed } from '#shared/contract/contracts/list-receipts-owed.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { receiptsOwed } from './receipts-owed.ts';

export const handler = serve(listReceiptsOwed, async ({ params: { id }, actor }) => ({
  data: await receiptsOwed(actor, id),
}));
