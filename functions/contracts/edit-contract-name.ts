import { editContractName } from '#shared/contract/contracts/edit-contract-name.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { changeContract } from './change-contract.ts';
import { planRename } from './contract-changes.ts';

export const handler = serve(editContractName, (request) =>
  changeContract(request, {
    archived: 'This contract is archived. Unarchive it first.',
    plan: (before) => ({
      writes: planRename(request.actor, before, request.body.contract_name),
      answer: (version) => ({ id: before.id, version }),
    }),
  }),
);
