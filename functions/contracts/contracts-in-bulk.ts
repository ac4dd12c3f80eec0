import * as z from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { contracts } from './contracts.ts';

/** In bulk edit contracts have custom fields and tags alone. */
export const contractsInBulk: BulkEdit<Contract> = {
  fields: z.strictObject({}),
  issues: async () => [],
  open: async (actor, ids) => ({
    toChange: await contracts(actor).manyToChange(ids),
    plan: () => ({ changed: false, issues: [], writes: [] }),
  }),
};
