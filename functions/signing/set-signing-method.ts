import { setSigningMethod } from '#shared/contract/signing/set-signing-method.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { planChoice } from './acts.ts';

export const handler = serve(setSigningMethod, ({ body, actor, commit }) =>
  actOn({ actor, commit, id: body.contract_id, version: body.version, plan: (before) => planChoice(before, body) }),
);
