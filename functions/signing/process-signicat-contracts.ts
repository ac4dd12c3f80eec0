import { processSignicatContracts } from '#shared/contract/signing/process-signicat-contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { planPull } from './provider-acts.ts';

export const handler = serve(processSignicatContracts, ({ params: { id }, actor, commit }) =>
  actOn({ actor, commit, id: id, plan: (before) => planPull(actor, before) }),
);
