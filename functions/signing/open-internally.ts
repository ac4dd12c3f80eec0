import { openInternally } from '#shared/contract/signing/open-internally.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { waitingFor } from './waiting-for.ts';
import { currentSigner } from '#shared/contracts/signing.rules.ts';
import { planOpened } from './signatures.ts';

export const handler = serve(openInternally, ({ body, actor, commit }) =>
  actOn({
    actor,
    commit,
    id: body.contract_id,

    read: async () => (await waitingFor(actor, body.contract_id)).contract,
    plan: (before) => planOpened(actor, before, currentSigner(before)?.id ?? 0),
  }),
);
