import { editContract } from '#shared/contract/contracts/edit-contract.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { keepText } from '#functions/templates/template-text.ts';
import { changeContract } from './change-contract.ts';
import { planTextChange } from './contract-changes.ts';
import { contractFolder } from './new-contract.ts';

export const handler = serve(editContract, (request) =>
  changeContract(request, {
    plan: async (before) => {
      const { id } = before;
      const kept = await keepText(contractFolder(id), request.body.content_html);
      const answer = { removed_tags: [...kept.removed], unknown_shortcodes: [...kept.unknown] };
      const writes = await planTextChange(request.actor, before, kept);
      return { writes, answer: (version) => ({ id, version, ...answer }) };
    },
  }),
);
