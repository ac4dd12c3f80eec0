import { editContract } from '#shared/contract/contracts/edit-contract.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { keepText } from '#functions/templates/template-text.ts';
import { planTextChange } from './contract-changes.ts';
import { presentStored } from './contract-wire.ts';
import { contracts } from './contracts.ts';
import { contractFolder } from './new-contract.ts';

export const handler = serve(
  editContract,
  ({ body: { contract_id: id, version, content_html: html }, actor, commit }) =>
    editRecord({
      of: ['contract', id],
      version,
      commit,
      read: () => contracts(actor).toChange(id),
      present: presentStored,
      plan: async (before) => {
        const kept = await keepText(contractFolder(id), html);
        const answer = { removed_tags: [...kept.removed], unknown_shortcodes: [...kept.unknown] };
        const writes = await planTextChange(actor, before, kept);
        return { writes, answer: (saved) => ({ id, version: saved, ...answer }) };
      },
    }),
);
