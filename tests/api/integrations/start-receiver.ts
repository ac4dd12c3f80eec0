import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { WebhookBody } from '#shared/webhooks/webhook.ts';
import { closeAtOnce, listenOnLoopback } from '#infra/local/loopback.ts';

type Received = { headers: IncomingHttpHeaders; text: string; body: WebhookBody; path: string };

/** A receiver of webhooks on this machine, which keeps what arrives and answers as it is told. */
export const startReceiver = async () => {
  const received: Received[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 204 };
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    request.on('end', () => {
      const body = JSON.parse(text) as WebhookBody;
      received.push({ headers: request.headers, text, body, path: request.url ?? '' });
      response.writeHead(answer.status, answer.headers).end(answer.status === 204 ? undefined : 'x'.repeat(200_000));
    });
  });
  const { port } = await listenOnLoopback(server);
  return {
    url: `http://localhost:${port}/in?of=tests`,
    received,
    types: () => received.map(({ body }) => body.type),
    answerWith: (status: number, headers?: Record<string, string>) => {
      answer = { status, ...(headers && { headers }) };
    },
    close: () => closeAtOnce(server),
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** The signatures that a webhook must carry, by the specification and by nothing of the product. */
export const expectedSignature = (secret: string, { headers, text }: Received): string => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};
