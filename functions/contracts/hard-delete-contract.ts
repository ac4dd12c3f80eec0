import { hardDeleteContract } from '#shared/contract/contracts/hard-delete-contract.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { changeContract } from './change-contract.ts';
import { planRemoval, tryRemoveStored } from './remove-contract.ts';

export const handler = serve(hardDeleteContract, (request) =>
  changeContract(request, {
    plan: async (before) => {
      const { writes, files } = await planRemoval(request.actor, before);
      return {
        writes,
        answer: (version) => ({ id: before.id, version, files }),
        saved: () => tryRemoveStored(before),
      };
    },
  }),
);
