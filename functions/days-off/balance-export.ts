import type * as z from 'zod';
import type { exportBalances } from '#shared/contract/days-off/export-balances.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { balancesMatching } from './balances.ts';

/** The balances of everybody in sight as a file, a row for each person. */
export const balanceExport = listExport({
  name: 'days-off-balances',
  object: 'employee',
  permission: 'days:export',
  sheet: 'balances',
  texts: daysOffTexts,
  // why: the query of the list, with its year
  matching: (actor, query) => balancesMatching(actor, query as z.output<typeof exportBalances.query>),
});
