import * as z from 'zod';
import { providerStatus, type SignatureProviderSetting } from '#shared/contracts/signature-provider.ts';
import { mayCarryCredentials } from '#functions/platform/outside/credential-address.ts';
import { callOverHttp, type HttpAnswer } from '#functions/platform/outside/http-call.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import { readProviderSecret } from './provider-secret.ts';
import type { FromProvider, NoAnswer, SignatureProvider, SignatureRequest } from './signature-provider.ts';
import { isRecent, isSigned, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './webhook-signature.ts';

/** How long calls wait for an answer. */
type Patience = { readonly readMs: number; readonly fileMs: number; readonly retryWaitsMs: readonly number[] };

/** A status may be asked within a request of the API, which ends after 15 s; files are for workers. */
const patience: Patience = { readMs: 10_000, fileMs: 60_000, retryWaitsMs: [200, 800] };

/** The most characters that are kept of a sentence of the provider. */
const MESSAGE_MAX = 500;
/** The largest file that is sent has 25 MB; its seals may add to it. */
const RESULT_MAX_BYTES = 40_000_000;
const WEBHOOK_MAX = 10_000;

const requestId = z.string().regex(/^[\w-]{1,100}$/);
/** A place where somebody signs is shown as a link, so it is an address of the web. */
const signingPage = z.url().refine((url) => mayCarryCredentials(new URL(url)));
const taken = z.object({ request_id: requestId, urls: z.record(z.string(), signingPage) });
const refusal = z.object({ message: z.string().default('') });
const webhookBody = z.object({ request_id: requestId });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const noAnswer = (answer: HttpAnswer, hide: (text: string) => string): NoAnswer => {
  if (answer.what !== 'answer') return { ok: false, reason: 'offline', message: answer.reason };
  const { status, body } = answer;
  const { message = '' } = refusal.safeParse(parsed(body)).data ?? {};
  const said = { ok: false, message: hide(message).slice(0, MESSAGE_MAX) || `status ${status}` } as const;
  if (status === 401 || status === 403) return { ...said, reason: 'login_failed' };
  if (status === 404) return { ...said, reason: 'not_found' };
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { ...said, reason: isRefusal ? 'refused' : 'offline' };
};

type Asked = { readonly path: string; readonly body?: object; readonly reference?: string; readonly ms: number };

const bodyOf = ({ file, ...request }: SignatureRequest): object => ({ ...request, file: file.toString('base64') });

/** Speaks to the API of a provider of signatures (docs/areas/signature-provider.md#provider). */
export const httpSignatures = (
  { key, address }: SignatureProviderSetting,
  { readMs, fileMs, retryWaitsMs }: Patience = patience,
): SignatureProvider => {
  const call = async ({ path, body, reference, ms }: Asked): Promise<FromProvider<HttpAnswer & { what: 'answer' }>> => {
    const secret = await readProviderSecret(key);
    if (!secret) return { ok: false, reason: 'login_failed', message: 'no credentials are kept' };
    const url = new URL(`${address.replace(/\/+$/, '')}${path}`);
    const method = body ? 'POST' : 'GET';
    const answer = await callOverHttp({
      url,
      method,
      headers: {
        authorization: `Bearer ${secret.api_key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(reference !== undefined && { 'idempotency-key': reference }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ms),
      retryWaitsMs,
      answerMaxBytes: RESULT_MAX_BYTES,
    });
    logger.info('signature provider', {
      method,
      path,
      host: url.host,
      outcome: answer.what === 'answer' ? answer.status : `${answer.what}: ${answer.reason}`,
    });
    const isGood = answer.what === 'answer' && answer.status >= 200 && answer.status < 300;
    return isGood ? { ok: true, data: answer } : noAnswer(answer, (text) => text.replaceAll(secret.api_key, '***'));
  };

  const ask = async <S extends z.ZodType>(asked: Asked, schema: S): Promise<FromProvider<z.output<S>>> => {
    const answered = await call(asked);
    if (!answered.ok) return answered;
    const { success, data } = schema.safeParse(parsed(answered.data.body));
    return success ? { ok: true, data } : { ok: false, reason: 'offline', message: 'an answer that makes no sense' };
  };
  const pathOf = (id: string): string => `/requests/${encodeURIComponent(id)}`;

  return {
    key,
    create: (request) =>
      ask({ path: '/requests', body: bodyOf(request), reference: request.reference, ms: fileMs }, taken),
    async status(id) {
      const answered = await ask({ path: pathOf(id), ms: readMs }, providerStatus);
      const isOther = answered.ok && answered.data.request_id !== id;
      return isOther ? { ok: false, reason: 'offline', message: 'the answer is about another request' } : answered;
    },
    async result(id) {
      const answered = await call({ path: `${pathOf(id)}/result`, ms: fileMs });
      return answered.ok ? { ok: true, data: answered.data.bytes } : answered;
    },
    async cancel(id) {
      const answered = await call({ path: `${pathOf(id)}/cancel`, body: {}, ms: readMs });
      return answered.ok ? { ok: true, data: null } : answered;
    },
    async readWebhook(body, header) {
      const [timestamp, signature = ''] = [header(TIMESTAMP_HEADER), header(SIGNATURE_HEADER)];
      if (!isRecent(timestamp, Date.now()) || signature === '' || body.length > WEBHOOK_MAX) return undefined;
      const secret = await readProviderSecret(key);
      if (!secret || !isSigned(secret.webhook_secret, timestamp, body, signature)) return undefined;
      return webhookBody.safeParse(parsed(body)).data;
    },
  };
};
