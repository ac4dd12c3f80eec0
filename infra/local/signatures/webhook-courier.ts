import {
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  webhookSignature,
} from '#functions/platform/signature-provider/webhook-signature.ts';
import type { KeptRequest } from './signature-requests.ts';
import type { SignatureScript } from './signature-scripts.ts';

type Webhook = { readonly url: string; readonly request_id: string; readonly event: string; readonly at: string };
/** A webhook with what was answered to it; null for nothing. */
export type Delivered = Omit<Webhook, 'url'> & { readonly status: number | null };

const PATIENCE_MS = 30_000;

/** Tells customers what happened to their requests, as the script says. */
export const webhookCourier = (secret: string, script: () => SignatureScript, lateMs: () => number | null) => {
  const delivered: Delivered[] = [];
  const underWay = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let kept: Webhook[] = [];

  const post = async ({ url, ...about }: Webhook, signedWith: string): Promise<void> => {
    const body = JSON.stringify({ request_id: about.request_id, event: about.event, at: about.at });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: webhookSignature(signedWith, timestamp, body),
    };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal }).catch(() => null);
    await answer?.arrayBuffer();
    delivered.push({ ...about, status: answer?.status ?? null });
  };
  const deliver = (webhooks: readonly Webhook[], signedWith = secret): void => {
    const work = (async () => {
      for (const webhook of webhooks) await post(webhook, signedWith);
    })().finally(() => underWay.delete(work));
    underWay.add(work);
  };
  /** Sends those that were kept back, in the order in which they happened or the last first. */
  const release = (which: (webhook: Webhook) => boolean = () => true, lastFirst = false): void => {
    const due = kept.filter(which);
    kept = kept.filter((each) => !due.includes(each));
    deliver(lastFirst ? due.toReversed() : due);
  };

  return {
    delivered,
    tell(request: KeptRequest, event: string, at: string): void {
      const webhook = { url: request.request.webhook_url, request_id: request.request_id, event, at };
      switch (script()) {
        case 'webhooks_lost':
        case 'offline':
          return;
        case 'webhooks_forged':
          deliver([webhook], `not ${secret}`);
          return;
        case 'webhooks_twice':
          deliver([webhook, webhook]);
          return;
        case 'webhooks_out_of_order':
          kept.push(webhook);
          if (request.state !== 'created' && request.state !== 'viewed')
            release(({ request_id: id }) => id === request.request_id, true);
          return;
        case 'webhooks_late': {
          kept.push(webhook);
          const wait = lateMs();
          if (wait !== null) timers.add(setTimeout(() => release((each) => each === webhook), wait).unref());
          return;
        }
        default:
          deliver([webhook]);
      }
    },
    release,
    /** Resolves once nothing is on its way. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    clear(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      kept = [];
      delivered.length = 0;
    },
  };
};
