import { signInternally } from '#shared/contract/signing/sign-internally.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { refreshRecipients } from './sender-now.ts';
import { waitingFor } from './waiting-for.ts';
import { planInternal } from './internal.ts';

export const handler = serve(signInternally, ({ body, actor, commit }) =>
  actOn({
    actor,
    commit,
    id: body.contract_id,
    version: body.version,
    // The turn may pass to a user who has no access any more.
    read: async () => (await Promise.all([waitingFor(actor, body.contract_id), refreshRecipients()]))[0].contract,
    plan: async (before) => planInternal(actor, await waitingFor(actor, before.id), body),
  }),
);
