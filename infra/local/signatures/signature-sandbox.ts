import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { SignatureProviderSetting } from '#shared/contracts/signature-provider.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { secretStore } from '#functions/platform/secrets/secret-store.ts';
import { providerSecretName } from '#functions/platform/signature-provider/provider-secret.ts';
import { listen } from '../listen.ts';
import { customerAnswers, sandboxSecret } from './customer-answers.ts';
import { form, Page, Redirect, send, type Answer, type Asked } from './signature-answers.ts';
import { refuse, signatureOffice, type Ending } from './signature-office.ts';
import { signaturePage } from './signature-page.ts';
import { signatureRequests } from './signature-requests.ts';
import { signatureScripts, type SignatureScript } from './signature-scripts.ts';
import { signerAnswers } from './signer-answers.ts';
import { webhookCourier } from './webhook-courier.ts';

export type SignatureSandboxOptions = {
  /** The port that it would like; another one where that is taken. */
  port?: number;
  /** Where it keeps what it was sent; in memory without it. */
  file?: string;
  /** When late webhooks are sent, in milliseconds; without it only once they are released. */
  lateMs?: number;
};

const SANDBOX_KEY = 'sandbox';

const PAGE = /^\/pages\/([0-9a-f]{32})$/;
const formScript = z.object({ script: z.enum(signatureScripts) });

/** The provider as the product finds it in its settings. */
const settingAt = (origin: string): SignatureProviderSetting => ({
  key: SANDBOX_KEY,
  name: 'Sandbox of signatures',
  address: `${origin}/v1`,
  level: 'qualified',
  sandbox: true,
});

const askedBy = (request: IncomingMessage, origin: string): Asked => ({
  method: request.method ?? '',
  url: new URL(request.url ?? '/', origin),
  authorization: request.headers.authorization ?? '',
  body: () => text(request),
});

/**
 * A provider of signatures on 127.0.0.1 that the product talks to like any other
 * (docs/areas/signature-provider.md#sandbox-of-signatures). Nothing that is signed there has legal value.
 */
export const startSignatureSandbox = async ({ port = 0, file, lateMs }: SignatureSandboxOptions = {}) => {
  const requests = await signatureRequests(file);
  let script: SignatureScript = 'ok';
  const courier = webhookCourier(
    sandboxSecret.webhook_secret,
    () => script,
    () => lateMs ?? null,
  );
  const office = signatureOffice(
    requests,
    () => script,
    (request, event) => courier.tell(request, event, now().toISOString()),
  );
  const listening = await listen(port);
  const origin = `http://127.0.0.1:${listening.port}`;
  const customers = customerAnswers(office, () => script, origin);
  const answerSigner = signerAnswers(requests, office);

  const answer = async (asked: Asked): Promise<Answer> => {
    const { pathname } = asked.url;
    if (pathname.startsWith('/v1/')) return customers.answer(asked);
    const [, token] = PAGE.exec(pathname) ?? [];
    if (token !== undefined) return answerSigner(token, asked);
    switch (`${asked.method} ${pathname}`) {
      case 'GET /':
        return new Page(signaturePage(requests.all(), script));
      case 'POST /script':
        ({ script } = await form(asked, formScript));
        return new Redirect('/');
      default:
        return refuse(404, 'no_such_address');
    }
  };

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answered = await answer(askedBy(request, origin));
    if (answered === 'broken') request.socket.destroy();
    else send(response, answered);
  };
  listening.serve((request, response) =>
    receive(request, response).catch((error: unknown) => {
      if (!(error instanceof z.ZodError) && !(error instanceof SyntaxError)) console.error('signatures:', error);
      send(response, refuse(400, 'unreadable'));
    }),
  );

  return {
    url: origin,
    /** What the processes that talk to it need in their environment. */
    environment: { SIGNATURE_PROVIDER: JSON.stringify(settingAt(origin)) },
    /** Puts its credentials where the product looks for those of its provider. */
    keepSecret: (): Promise<void> =>
      secretStore().write(providerSecretName(SANDBOX_KEY), JSON.stringify(sandboxSecret)),
    requests: requests.all,
    /** The webhooks with what was answered to them, in the order in which they left. */
    delivered: courier.delivered,
    play(next: SignatureScript): void {
      script = next;
    },
    act: office.act,
    end: (requestId: string, ending: Ending): Promise<boolean> => office.end(requestId, ending),
    releaseWebhooks: (): void => courier.release(),
    settled: courier.settled,
    /** Forgets everything, the script, too. */
    async clear(): Promise<void> {
      script = 'ok';
      customers.clear();
      await courier.settled();
      courier.clear();
      await requests.clear();
    },
    async close(): Promise<void> {
      courier.clear();
      await listening.close();
    },
  };
};
export type SignatureSandbox = Awaited<ReturnType<typeof startSignatureSandbox>>;
