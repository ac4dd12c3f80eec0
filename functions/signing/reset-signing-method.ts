import { resetSigningMethod } from '#shared/contract/signing/reset-signing-method.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { planReset } from './acts.ts';

export const handler = serve(resetSigningMethod, ({ params: { id }, body, actor, commit }) =>
  actOn({ actor, commit, id: id, plan: (before) => planReset(actor, before, body.reason) }),
);
