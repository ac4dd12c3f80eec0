import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { composeMail } from './compose-mail.ts';
import { mailSettings } from './mail-settings.ts';
import type { MailSender, SendOutcome } from './mail-sender.ts';

const CONNECTION_TIMEOUT_MS = 3_000;
const REQUEST_TIMEOUT_MS = 10_000;

/** Answers that say that nothing was taken, and that a later attempt may succeed. */
const busyErrors: ReadonlySet<string> = new Set([
  'TooManyRequestsException',
  'LimitExceededException',
  'ThrottlingException',
  'Throttling',
  'CredentialsProviderError',
]);
/** The mail service was not reached at all. */
const unreachedCodes: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

/** The words of the HTTP client for a connection that was never there; its name is that of any time limit. */
const NOT_CONNECTED = /did not establish a connection/;

/**
 * A connection for each mail. On one that was kept, and closed meanwhile, a mail would be lost without an answer, which
 * is not repeated.
 */
const agent = { keepAlive: false };

let client: SESv2Client | undefined;

/** The client of SES, without tries of its own: what came back decides whether to send again. */
const ses = (): SESv2Client =>
  (client ??= new SESv2Client({
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    }),
  }));

type Fault = { name?: string; code?: string; message?: string; $metadata?: { httpStatusCode?: number } };

/** What an error of sending says about the mail. Without a clear answer nobody knows whether it was taken. */
export const outcomeOf = (error: unknown): SendOutcome => {
  // why: errors of the SDK, of Node and of the network have these fields
  const { name = '', code = '', message = '', $metadata: metadata } = (error ?? {}) as Fault;
  const status = metadata?.httpStatusCode;
  const reason = message === '' ? name : message;
  const isUnreached = unreachedCodes.has(code) || NOT_CONNECTED.test(message);
  if (isUnreached || busyErrors.has(name) || status === 429) return { what: 'busy', reason };
  if (status !== undefined && status >= 400 && status < 500) return { what: 'refused', reason };
  return { what: 'unknown', reason };
};

/** Sends by SES (version 2 of its API). The mail's place comes back as tags in events about it. */
export const sendBySes: MailSender = async (mail) => {
  const { from = '', replyTo, configurationSet, company } = mailSettings();
  const { id, object, object_id: objectId } = mail.place;
  try {
    const bytes = await composeMail(mail, { name: company, address: from, replyTo });
    await ses().send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [mail.to.address] },
        Content: { Raw: { Data: bytes } },
        ...(configurationSet !== undefined && { ConfigurationSetName: configurationSet }),
        EmailTags: [
          { Name: 'mail', Value: id },
          { Name: 'object', Value: object },
          { Name: 'object_id', Value: String(objectId) },
        ],
      }),
    );
    return { what: 'accepted' };
  } catch (error) {
    return outcomeOf(error);
  }
};
