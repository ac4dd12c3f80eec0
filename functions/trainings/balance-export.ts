import type * as z from 'zod';
import type { exportBalances } from '#shared/contract/trainings/export-balances.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { trainingTexts } from '#functions/platform/texts/trainings.ts';
import { balancesMatching } from './balances.ts';

/** The training right of everybody in sight as a file, for the works council. */
export const balanceExport = listExport({
  name: 'training-balances',
  object: 'employee',
  permission: 'trainings:export',
  sheet: 'trainingRight',
  texts: trainingTexts,
  // why: the query of the list, with its year
  matching: (actor, query) => balancesMatching(actor, query as z.output<typeof exportBalances.query>),
});
