import { isThisMachine, webhookUrlIssues } from '#shared/webhooks/address.rules.ts';
import type { DeliveryProblem } from '#shared/webhooks/names.ts';
import { callOverHttp } from '#functions/platform/outside/http-call.ts';
import { NOT_PUBLIC, publicLookup } from '#functions/platform/outside/public-address.ts';

/** A receiver that takes longer works through what it was told later. */
const TIMEOUT_MS = 10_000;

type OutgoingWebhook = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
type WebhookAnswer = { readonly status: number | null; readonly problem: DeliveryProblem | null };

/** The port to the outside. It sends once, follows no redirect and never throws. */
export type WebhookSender = (webhook: OutgoingWebhook) => Promise<WebhookAnswer>;

/** Whether webhooks may go to this machine: only the local runtime says so. */
export const allowsThisMachine = (): boolean => process.env['WEBHOOKS_TO_THIS_MACHINE'] === 'on';

const problemOfStatus = (status: number): DeliveryProblem | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

const problemOfReason = (reason: string): DeliveryProblem => {
  if (reason === NOT_PUBLIC) return 'address_not_public';
  if (reason === 'timeout') return 'timeout';
  return reason === 'ENOTFOUND' || reason === 'EAI_AGAIN' ? 'no_address' : 'not_reached';
};

export const sendWebhook: WebhookSender = async ({ url: text, headers, body }) => {
  // An address that was saved where more was allowed.
  if (webhookUrlIssues(text, allowsThisMachine()).length > 0) return { status: null, problem: 'address_not_public' };
  const url = new URL(text);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await callOverHttp({
    url,
    method: 'POST',
    headers,
    body,
    signal,
    retryWaitsMs: [],
    ignoresBody: true,
    ...(!isThisMachine(url) && { lookup: publicLookup }),
  });
  if (answer.what === 'answer') return { status: answer.status, problem: problemOfStatus(answer.status) };
  return { status: null, problem: signal.aborted ? 'timeout' : problemOfReason(answer.reason) };
};
