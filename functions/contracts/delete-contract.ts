import { deleteContract } from '#shared/contract/contracts/delete-contract.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { planArchive } from './contract-changes.ts';
import { presentStored } from './contract-wire.ts';
import { contracts } from './contracts.ts';

export const handler = serve(deleteContract, ({ body: { contract_id: id, version }, actor, commit }) =>
  editRecord({
    of: ['contract', id],
    version,
    commit,
    read: () => contracts(actor).toChange(id),
    present: presentStored,
    isDone: (before) => before.deleted === 1,
    plan: (before) => ({ writes: planArchive(actor, before, 1), answer: (saved) => ({ id, version: saved }) }),
  }),
);
