import { cancelContract } from '#shared/contract/signing/cancel-contract.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { planCancel } from './acts.ts';

export const handler = serve(cancelContract, ({ body, actor, commit }) =>
  actOn({
    actor,
    commit,
    id: body.contract_id,
    version: body.version,
    plan: (before) => planCancel(actor, before, body.reason),
  }),
);
