import { setCustomShortcodeValue } from '#shared/contract/contracts/set-custom-shortcode-value.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { planValue } from './contract-changes.ts';
import { presentStored } from './contract-wire.ts';
import { contracts } from './contracts.ts';

export const handler = serve(
  setCustomShortcodeValue,
  ({ body: { contract_id: id, version, shortcode, value }, actor, commit }) =>
    editRecord({
      of: ['contract', id],
      version,
      commit,
      read: () => contracts(actor).toChange(id),
      present: presentStored,
      plan: async (before) => ({
        writes: await planValue(actor, before, shortcode, value),
        answer: (saved) => ({ id, version: saved }),
      }),
    }),
);
