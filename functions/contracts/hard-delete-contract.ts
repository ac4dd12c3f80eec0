import { hardDeleteContract } from '#shared/contract/contracts/hard-delete-contract.ts';
import { removeContents } from '#functions/platform/content/content-store.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { presentStored } from './contract-wire.ts';
import { contracts } from './contracts.ts';
import { planRemoval } from './remove-contract.ts';
import { contractFolder } from './new-contract.ts';

export const handler = serve(hardDeleteContract, ({ body: { contract_id: id, version }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: () => contracts(actor).toChange(id),
    present: presentStored,
    plan: async (before) => ({
      writes: await planRemoval(actor, before),
      answer: (saved) => ({ id, version: saved }),
      saved: () => removeContents(contractFolder(id)),
    }),
  }),
);
