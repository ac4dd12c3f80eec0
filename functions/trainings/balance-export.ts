import type * as z from 'zod';
import type { exportBalances } from '#shared/contract/trainings/export-balances.ts';
import texts from '#shared/messages/en/trainings.json' with { type: 'json' };
import { listExport } from '#functions/platform/records/list-export.ts';
import { balancesMatching } from './balances.ts';

/** The training right of everybody in sight as a file, for the works council. */
export const balanceExport = listExport({
  name: 'training-balances',
  object: 'employee',
  permission: 'trainings:export',
  file: 'training-right',
  sheet: 'Training right',
  texts,
  // why: the query of the list, with its year
  matching: (actor, query) => balancesMatching(actor, query as z.output<typeof exportBalances.query>),
});
