import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { SignatureProviderSetting } from '#shared/contracts/signature-provider.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { secretStore } from '#functions/platform/secrets/secret-store.ts';
import { providerSecretName, type ProviderSecret } from '#functions/platform/signature-provider/provider-secret.ts';
import { listen } from '../listen.ts';
import { refuse, signatureOffice, signerActs, type Ending, type Reply } from './signature-office.ts';
import { signaturePage } from './signature-page.ts';
import { signatureRequests, type KeptRequest } from './signature-requests.ts';
import { signatureScripts, type SignatureScript } from './signature-scripts.ts';
import { signingPage } from './signing-page.ts';
import { webhookCourier } from './webhook-courier.ts';

export type SignatureSandboxOptions = {
  /** The port that it would like; another one where that is taken. */
  port?: number;
  /** Where it keeps what it was sent; in memory without it. */
  file?: string;
  /** When late webhooks are sent, in milliseconds; without it only once they are released. */
  lateMs?: number;
};

/** Credentials of the sandbox alone. They protect nothing. */
const sandboxSecret: ProviderSecret = {
  api_key: 'sandbox-of-signatures',
  webhook_secret: 'webhooks-of-the-sandbox-of-signatures',
};

const SANDBOX_KEY = 'sandbox';

class Page {
  readonly html: string;
  constructor(markup: string) {
    this.html = markup;
  }
}
class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}
type Answer = Reply | Page | Redirect | 'broken';

type Asked = { method: string; url: URL; authorization: string; body: () => Promise<string> };

const REQUEST = /^\/v1\/requests\/([\w-]+)(?:\/(result|cancel))?$/;
const PAGE = /^\/pages\/([0-9a-f]{32})$/;
const formScript = z.object({ script: z.enum(signatureScripts) });
const formAct = z.object({
  act: z.enum([...signerActs, 'expired', 'error']),
  reason: z.string().max(500).optional(),
});

const isRight = (authorization: string): boolean => {
  const [right, given] = [`Bearer ${sandboxSecret.api_key}`, authorization].map((each) => Buffer.from(each));
  return right !== undefined && given !== undefined && right.length === given.length && timingSafeEqual(right, given);
};

const form = async <S extends z.ZodType>({ body }: Asked, schema: S): Promise<z.output<S>> =>
  schema.parse(Object.fromEntries(new URLSearchParams(await body())));

const send = (response: ServerResponse, answer: Exclude<Answer, 'broken'>): void => {
  const head = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };
  if (answer instanceof Page)
    response.writeHead(200, { ...head, 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
  else if (answer instanceof Redirect) response.writeHead(303, { ...head, location: answer.to }).end();
  else if (answer.body instanceof Buffer)
    response.writeHead(answer.status, { ...head, 'content-type': 'application/pdf' }).end(answer.body);
  else
    response.writeHead(answer.status, { ...head, 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
};

/**
 * A provider of signatures on 127.0.0.1 that the product talks to like any other
 * (docs/areas/signature-provider.md#sandbox-of-signatures). Nothing that is signed there has legal value.
 */
export const startSignatureSandbox = async ({ port = 0, file, lateMs }: SignatureSandboxOptions = {}) => {
  const requests = await signatureRequests(file);
  let script: SignatureScript = 'ok';
  const broken = new Set<string>();
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

  const answerCustomer = async ({ method, url, authorization, body }: Asked): Promise<Answer> => {
    if (script === 'offline') return refuse(503, 'offline', 'The service is closed for maintenance.');
    if (script === 'login_failed' || !isRight(authorization))
      return refuse(401, 'login_failed', 'The key is not right.');
    if (method === 'POST' && url.pathname === '/v1/requests') {
      const given: unknown = JSON.parse(await body());
      const reply = await office.create(given, origin);
      const reference = z.object({ reference: z.string() }).parse(given).reference;
      if (script !== 'answer_lost' || broken.has(reference)) return reply;
      broken.add(reference);
      return 'broken';
    }
    const [, requestId = '', part = ''] = REQUEST.exec(url.pathname) ?? [];
    if (requestId === '') return refuse(404, 'no_such_address');
    if (method === 'POST' && part === 'cancel') return office.cancel(requestId);
    return method === 'GET' && part !== 'cancel' ? office.read(requestId, part) : refuse(404, 'no_such_address');
  };

  /** The request and the signer of a page. */
  const pageOf = (token: string): { kept: KeptRequest; signerId: number } | undefined => {
    for (const kept of requests.all()) {
      const [signerId] = Object.entries(kept.pages).find(([, page]) => page === token) ?? [];
      if (signerId !== undefined) return { kept, signerId: Number(signerId) };
    }
    return undefined;
  };

  const answerSigner = async (token: string, asked: Asked): Promise<Answer> => {
    const found = pageOf(token);
    if (!found) return refuse(404, 'page_not_found');
    const { kept, signerId } = found;
    const { request_id: id, request } = kept;
    if (asked.method === 'POST') {
      const { act, reason } = await form(asked, formAct);
      if (act === 'expired' || act === 'error') await office.end(id, act);
      else await office.act(id, signerId, act, reason);
      return new Redirect(`/pages/${token}`);
    }
    if (asked.url.searchParams.has('file')) return { status: 200, body: Buffer.from(request.file, 'base64') };
    await office.act(id, signerId, 'view');
    return new Page(signingPage((await office.find(id)) ?? kept, signerId, office.hasTurn));
  };

  const answer = async (asked: Asked): Promise<Answer> => {
    const { pathname } = asked.url;
    if (pathname.startsWith('/v1/')) return answerCustomer(asked);
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
    const answered = await answer({
      method: request.method ?? '',
      url: new URL(request.url ?? '/', origin),
      authorization: request.headers.authorization ?? '',
      body: () => text(request),
    });
    if (answered === 'broken') request.socket.destroy();
    else send(response, answered);
  };
  listening.serve((request, response) =>
    receive(request, response).catch((error: unknown) => {
      if (!(error instanceof z.ZodError) && !(error instanceof SyntaxError)) console.error('signatures:', error);
      send(response, refuse(400, 'unreadable'));
    }),
  );

  const setting: SignatureProviderSetting = {
    key: SANDBOX_KEY,
    name: 'Sandbox of signatures',
    address: `${origin}/v1`,
    level: 'qualified',
    sandbox: true,
  };
  return {
    url: origin,
    /** What the processes that talk to it need in their environment. */
    environment: { SIGNATURE_PROVIDER: JSON.stringify(setting) },
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
      broken.clear();
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
