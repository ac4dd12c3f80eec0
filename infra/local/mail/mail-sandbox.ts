import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { MailState } from '#shared/mail/mail.ts';
import { openKeptLines } from '../kept-lines.ts';
import { closeAtOnce, listenOnLoopback } from '../loopback.ts';
import type { ArrivedMail, CapturedMail } from './captured-mail.ts';

const sendInput = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()).min(1) }),
  Content: z.object({ Raw: z.object({ Data: z.string() }) }),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});
type Tags = Readonly<Record<string, string>>;

/** How the stand-in answers: `lost` takes the mail and closes the connection without an answer, `held` leaves it open. */
export type Answer = 'accept' | 'refuse' | 'busy' | 'lost' | 'held' | 'bounce';

const answerFor = (to: string): Answer => {
  if (to.endsWith('@refused.test')) return 'refuse';
  return to.endsWith('@bounce.test') ? 'bounce' : 'accept';
};

/** The event that EventBridge brings about a mail that came back. */
const bounceEvent = (to: string, tags: Tags) => ({
  source: 'aws.ses',
  'detail-type': 'Email Bounced',
  detail: {
    eventType: 'Bounce',
    mail: { tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])) },
    bounce: {
      bounceType: 'Permanent',
      bounceSubType: 'NoEmail',
      bouncedRecipients: [{ emailAddress: to, diagnosticCode: 'smtp; 550 5.1.1 user unknown' }],
    },
  },
});

export type MailEvent = ReturnType<typeof bounceEvent>;

export type MailSandboxOptions = {
  /** Where arrived mails are kept; in memory without it. */
  file?: string;
  /** Takes what EventBridge brings on AWS. */
  onEvent?: (event: MailEvent) => Promise<unknown>;
};

export type MailSandbox = {
  endpoint: string;
  /** What the processes that send mail need in their environment. */
  environment: Record<string, string>;
  /** What arrived, newest first. */
  list: () => Promise<CapturedMail[]>;
  clear: () => Promise<void>;
  /** Answers in another way from now on; undefined as the address says. */
  answerWith: (answer: ((to: string) => Answer) | undefined) => void;
  /** Waits until the events of all mails were taken. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

const joined = (lines: readonly unknown[]): ArrivedMail[] => {
  const byNumber = new Map<number, ArrivedMail>();
  for (const mail of lines as ArrivedMail[]) byNumber.set(mail.number, { ...byNumber.get(mail.number), ...mail });
  return [...byNumber.values()];
};

const send = (response: ServerResponse, status: number, body: object, type?: string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...(type !== undefined && { 'x-amzn-errortype': type }) })
    .end(JSON.stringify(body));

/**
 * The part of SES (version 2 of its API) that the product uses, on 127.0.0.1. It keeps what arrives and sends nothing
 * on. Addresses at `refused.test` are refused, mail to `bounce.test` comes back.
 */
export const startMailSandbox = async ({ file, onEvent }: MailSandboxOptions = {}): Promise<MailSandbox> => {
  const { lines, kept } = await openKeptLines(file);
  const arrived = joined(lines);
  let choose: (to: string) => Answer = answerFor;
  let events: Promise<unknown> = Promise.resolve();

  const keep = (line: Partial<ArrivedMail>): Promise<void> => kept.add(line);
  const take = async (id: string, to: string, raw: string, state: MailState): Promise<ArrivedMail> => {
    const number = (arrived.at(-1)?.number ?? 0) + 1;
    const mail = { number, id, to, raw, state, sent_at: new Date().toISOString() };
    arrived.push(mail);
    await keep(mail);
    return mail;
  };
  const bounce = async (mail: ArrivedMail, tags: Tags): Promise<void> => {
    mail.state = 'bounced';
    await keep({ number: mail.number, state: mail.state });
    await onEvent?.(bounceEvent(mail.to, tags));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
      return send(response, 404, { message: 'Not found' }, 'NotFoundException');
    const { Destination, Content, EmailTags } = sendInput.parse(JSON.parse(await text(request)));
    const to = Destination.ToAddresses[0] ?? '';
    const tags = Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value]));
    const wanted = choose(to);
    if (wanted === 'busy')
      return send(response, 429, { message: 'Maximum sending rate exceeded.' }, 'TooManyRequestsException');
    const mail = await take(tags['mail'] ?? '', to, Content.Raw.Data, wanted === 'refuse' ? 'failed' : 'sent');
    if (wanted === 'refuse')
      return send(response, 400, { message: `Address ${to} is on the list of refused ones.` }, 'MessageRejected');
    if (wanted === 'held') return;
    if (wanted === 'lost') return void request.socket.destroy();
    send(response, 200, { MessageId: randomUUID() });
    if (wanted === 'bounce')
      events = events.then(() => bounce(mail, tags)).catch((error: unknown) => console.error('mail:', error));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 400, { message: 'The request could not be read' }, 'BadRequestException');
    });
  });
  const { url: endpoint } = await listenOnLoopback(server);
  return {
    endpoint,
    environment: {
      AWS_ENDPOINT_URL_SESV2: endpoint,
      MAIL_FROM: 'back-office@noorderlicht.test',
      MAIL_REPLY_TO: 'hr@noorderlicht.test',
    },
    async list() {
      const { capturedMail } = await import('./captured-mail.ts');
      return Promise.all(arrived.toReversed().map(capturedMail));
    },
    async clear() {
      arrived.length = 0;
      await kept.clear();
    },
    answerWith(chosen) {
      choose = chosen ?? answerFor;
    },
    settled: async () => void (await events),
    close: () => closeAtOnce(server),
  };
};
