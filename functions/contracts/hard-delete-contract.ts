import { hardDeleteContract } from '#shared/contract/contracts/hard-delete-contract.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { presentStored } from './contract-wire.ts';
import { contracts } from './contracts.ts';
import { planRemoval, tryRemoveStored } from './remove-contract.ts';

export const handler = serve(hardDeleteContract, ({ body: { contract_id: id, version }, actor, commit }) =>
  editRecord({
    of: ['contract', id],
    version,
    commit,
    read: () => contracts(actor).toChange(id),
    present: presentStored,
    plan: async (before) => {
      const { writes, files } = await planRemoval(actor, before);
      return {
        writes,
        answer: (saved) => ({ id, version: saved, files }),
        saved: () => tryRemoveStored(before),
      };
    },
  }),
);
