import { processSignicatContracts } from '#shared/contract/signing/process-signicat-contracts.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { contracts } from '#functions/contracts/contracts.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { signatureProvider } from '#functions/platform/signature-provider/provider-now.ts';
import { actOn } from './act-on.ts';
import { assertAtProvider } from './provider-acts.ts';
import { pullContract } from './pull-provider.ts';
import { nothingPlanned } from './step.ts';

/** Asks the provider at once; throws `unavailable` when it does not answer. */
const pull = async (actor: Actor, id: number): Promise<void> => {
  assertAtProvider(await contracts(actor).toChange(id));
  const provider = signatureProvider();
  if (!provider || !(await pullContract(id, provider)))
    throw new AppError('unavailable', { detail: 'The provider of signatures does not answer. Nothing was lost.' });
};

export const handler = serve(processSignicatContracts, async ({ params: { id }, actor, commit }) => {
  await pull(actor, id);
  return actOn({ actor, commit, id, plan: nothingPlanned });
});
