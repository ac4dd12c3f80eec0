import { editSigner } from '#shared/contract/signing/edit-signer.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { planCorrection } from './acts.ts';

export const handler = serve(editSigner, ({ body, actor, commit }) =>
  actOn({
    actor,
    commit,
    id: body.contract_id,
    version: body.version,
    plan: (before) => planCorrection(actor, before, body),
  }),
);
