import { signInternally } from '#shared/contract/signing/sign-internally.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { waitingFor } from './waiting-for.ts';
import { planInternal } from './internal.ts';

export const handler = serve(signInternally, ({ body, actor, commit }) =>
  actOn({
    actor,
    commit,
    id: body.contract_id,
    version: body.version,
    read: async () => (await waitingFor(actor, body.contract_id)).contract,
    plan: async (before) => planInternal(actor, await waitingFor(actor, before.id), body),
  }),
);
