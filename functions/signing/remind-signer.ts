import { remindSigner } from '#shared/contract/signing/remind-signer.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { planReminder } from './reminder-acts.ts';

export const handler = serve(remindSigner, ({ body, actor, commit }) =>
  actOn({ actor, commit, id: body.contract_id, plan: (before) => planReminder(actor, before, body.signer_id) }),
);
