import { exportBalances } from '#shared/contract/days-off/export-balances.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { balanceExport } from './balance-export.ts';

export const handler = serve(exportBalances, ({ query, actor }) => exportList(balanceExport, actor, query));
