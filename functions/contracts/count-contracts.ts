import { countContracts } from '#shared/contract/contracts/count-contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { isPartyTo } from './concerns.ts';
import { contracts } from './contracts.ts';

export const handler = serve(countContracts, async ({ query: { user_id: user }, actor }) => {
  const seen = (await contracts(actor).seen()).filter((row) => row.deleted === 0);
  return { count: seen.filter((row) => user === undefined || isPartyTo(row, user)).length };
});
