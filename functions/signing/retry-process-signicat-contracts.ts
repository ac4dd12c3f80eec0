import { retryProcessSignicatContracts } from '#shared/contract/signing/retry-process-signicat-contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { actOn } from './act-on.ts';
import { planRetry } from './provider-acts.ts';

export const handler = serve(retryProcessSignicatContracts, ({ params: { id }, actor, commit }) =>
  actOn({ actor, commit, id: id, plan: (before) => planRetry(actor, before) }),
);
