import { listBalances } from '#shared/contract/days-off/list-balances.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { balanceList } from './balances.ts';

export const handler = serve(listBalances, ({ query, actor }) => balanceList(actor, query));
