import { editContractName } from '#shared/contract/contracts/edit-contract-name.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { planRename } from './contract-changes.ts';
import { presentStored } from './contract-wire.ts';
import { contracts } from './contracts.ts';

export const handler = serve(
  editContractName,
  ({ body: { contract_id: id, version, contract_name: name }, actor, commit }) =>
    editRecord({
      of: ['contract', id],
      version,
      commit,
      read: () => contracts(actor).toChange(id),
      archived: 'This contract is archived. Unarchive it first.',
      present: presentStored,
      plan: (before) => ({ writes: planRename(actor, before, name), answer: (saved) => ({ id, version: saved }) }),
    }),
);
