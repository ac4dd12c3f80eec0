import { declineInternally } from '#shared/contract/signing/decline-internally.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { waitingFor } from './waiting-for.ts';
import { planDecline } from './signatures.ts';

export const handler = serve(declineInternally, ({ body, actor, commit }) =>
  actOn({
    actor,
    commit,
    id: body.contract_id,

    read: async () => (await waitingFor(actor, body.contract_id)).contract,
    plan: async (before) => planDecline(actor, before, (await waitingFor(actor, before.id)).signer, body.reason),
  }),
);
