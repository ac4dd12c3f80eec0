import { setCustomShortcodeValue } from '#shared/contract/contracts/set-custom-shortcode-value.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { changeContract } from './change-contract.ts';
import { planValue } from './contract-changes.ts';

export const handler = serve(setCustomShortcodeValue, (request) =>
  changeContract(request, {
    plan: async (before) => ({
      writes: await planValue(request.actor, before, request.body.shortcode, request.body.value),
      answer: (version) => ({ id: before.id, version }),
    }),
  }),
);
