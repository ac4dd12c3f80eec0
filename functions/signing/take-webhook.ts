import { takeWebhook } from '#shared/contract/signing/take-webhook.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Request } from '#functions/platform/http/request.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { countWrongToken } from '#functions/platform/links/wrong-tokens.ts';
import { signatureProvider } from '#functions/platform/signature-provider/provider-now.ts';
import { applyToContract, problemOf } from './pull-provider.ts';
import { contractIn } from './provider-reference.ts';

/** Takes the word of the provider for nothing but which request it is about, and asks the provider for the rest. */
const take = async ({ params, sent }: Request<typeof takeWebhook>): Promise<void> => {
  const provider = signatureProvider();
  const notification =
    params.provider === provider?.key ? await provider.readWebhook(sent.body, sent.header) : undefined;
  if (!provider || !notification) {
    await countWrongToken(sent.address);
    throw new AppError('not_found');
  }
  const status = await provider.status(notification.request_id);
  if (!status.ok && status.reason !== 'not_found') throw new AppError('unavailable', { detail: problemOf(status) });
  const id = status.ok ? contractIn(status.data.reference) : undefined;
  if (status.ok && id !== undefined) await applyToContract(id, status.data);
};

export const handler = serve(takeWebhook, async (request) => {
  await take(request);
  return { ok: 1 as const };
});
