import type * as z from 'zod';
import type { PayrollCredentials } from '#shared/integrations/integration.ts';
import { callOverHttp, type HttpAnswer } from '#functions/platform/outside/http-call.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import { basicOf, hideCredentials } from './hide-credentials.ts';
import {
  acceptedAnswer,
  benefitsAnswer,
  customerAnswer,
  peopleAnswer,
  readAnswer,
  refusal,
  requestAnswer,
  typesAnswer,
  vehiclesAnswer,
} from './office-answers.ts';
import type { Exchange, Outcome, PayrollLines, PayrollProvider, Read, Sent, SignIn } from './payroll-provider.ts';

/** How patient calls are. */
export type Patience = { readonly readMs: number; readonly sendMs: number; readonly retryWaitsMs: readonly number[] };

/** Reads serve a request of the API, which ends after 15 s; lines are sent by a worker. */
const patience: Patience = { readMs: 10_000, sendMs: 30_000, retryWaitsMs: [200, 800] };

/** The most characters that are kept of an answer, and of a sentence in it. */
const BODY_MAX = 20_000;
const MESSAGE_MAX = 1_000;

/** Too late, too early and too often say nothing but to come again. */
const comeAgain: ReadonlySet<number> = new Set([408, 425, 429]);

/** Answers to a request that the office did not take, whatever stands in them. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !comeAgain.has(status);
const isLoginFailure = (status: number): boolean => status === 401 || status === 403;

type Answer = { readonly answer: HttpAnswer; readonly asked: string };

const exchangeOf = ({ answer, asked }: Answer, hide: (text: string) => string): Exchange | null => {
  if (answer.what === 'not_arrived') return null;
  if (answer.what === 'unknown') return { asked, status: null, body: '' };
  return { asked, status: answer.status, body: hide(answer.body).slice(0, BODY_MAX) };
};

const notRead = ({ answer }: Answer): Exclude<SignIn, 'success'> =>
  answer.what === 'answer' && isLoginFailure(answer.status) ? 'login_failed' : 'service_offline';

/** The answer of a schema when the office says that all is well; undefined otherwise. */
const goodAnswer = <S extends z.ZodType>({ answer }: Answer, schema: S): z.output<S> | undefined =>
  answer.what === 'answer' && answer.status >= 200 && answer.status < 300 ? readAnswer(schema, answer.body) : undefined;

/** What came of sending lines (docs/areas/integrations.md#providers). */
const sentOf = (sent: Answer, hide: (text: string) => string): Sent => {
  const exchange = exchangeOf(sent, hide);
  const { answer } = sent;
  if (answer.what === 'not_arrived') return { outcome: 'not_arrived', exchange };
  if (answer.what === 'unknown') return { outcome: 'unknown', message: answer.reason, exchange };
  const accepted = goodAnswer(sent, acceptedAnswer);
  if (accepted) return { outcome: 'accepted', reference: accepted.reference, exchange };
  const { status, body } = answer;
  const said = status >= 400 ? readAnswer(refusal, body) : undefined;
  const message = said && 'message' in said ? hide(said.message).slice(0, MESSAGE_MAX) : '';
  if (said?.error === 'duplicate') return { outcome: 'duplicate', reference: said.reference, exchange };
  if (said?.error === 'please_confirm_retry') return { outcome: 'needs_confirmation', exchange };
  if (said?.error === 'service_offline' || status === 425 || status === 429)
    return { outcome: 'not_arrived', exchange };
  if (isLoginFailure(status)) return { outcome: 'refused', reason: 'login_failed', message, exchange };
  if (said?.error === 'type_not_found')
    return { outcome: 'refused', reason: said.error, message, codes: said.codes, exchange };
  // A conflict may be with the same lines, which arrived before.
  if (said?.error === 'failed_internal' || (isRefusal(status) && status !== 409))
    return { outcome: 'refused', reason: 'failed_internal', message, exchange };
  return { outcome: 'unknown', message: `status ${status}`, exchange };
};

/** Where a request stands. Only the office's own word says that it does not know a request: a proxy knows none. */
const outcomeOf = (asked: Answer, hide: (text: string) => string): Outcome => {
  const exchange = exchangeOf(asked, hide);
  const found = goodAnswer(asked, requestAnswer);
  if (!found) {
    const { answer } = asked;
    const isUnknown =
      answer.what === 'answer' &&
      answer.status === 404 &&
      readAnswer(refusal, answer.body)?.error === 'request_not_found';
    return { state: isUnknown ? 'not_found' : notRead(asked), exchange };
  }
  const shown = (message: string): string => hide(message).slice(0, MESSAGE_MAX);
  const { status: state, reference, message, notifications } = found;
  return {
    state,
    reference,
    people: found.people.map(({ payroll_number, status, message: why }) => ({
      payroll_number,
      state: status,
      message: why === null ? null : shown(why),
    })),
    notifications: notifications.map((each) => ({ ...each, message: shown(each.message) })),
    message: message === null ? null : shown(message),
    exchange,
  };
};

const bodyOf = ({ people, ...request }: PayrollLines, confirmed: boolean): string =>
  JSON.stringify({
    ...request,
    confirmed,
    people: people.map(({ payroll_number, year, month, lines }) => ({
      payroll_number,
      year,
      month,
      lines: lines.map(({ date, code, minutes }) => ({ date, code, minutes })),
    })),
  });

/** Speaks to the API of a payroll office with the credentials of a customer (docs/areas/integrations.md#providers). */
export const httpProvider = (
  address: string,
  { readMs, sendMs, retryWaitsMs }: Patience = patience,
): PayrollProvider => {
  const call = async (
    credentials: PayrollCredentials,
    path: string,
    lines?: { readonly requestId: string; readonly body: string },
  ): Promise<Answer> => {
    const url = new URL(
      `${address.replace(/\/+$/, '')}/customers/${encodeURIComponent(credentials.customer_code)}${path}`,
    );
    const method = lines ? 'POST' : 'GET';
    const from = performance.now();
    const answer = await callOverHttp({
      url,
      method,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${basicOf(credentials)}`,
        ...(credentials.secret !== undefined && { 'x-customer-secret': encodeURIComponent(credentials.secret) }),
        ...(lines && { 'content-type': 'application/json', 'idempotency-key': lines.requestId }),
      },
      ...(lines && { body: lines.body }),
      signal: AbortSignal.timeout(lines ? sendMs : readMs),
      retryWaitsMs,
    });
    logger.info('payroll office', {
      method,
      path,
      host: url.host,
      ...(lines && { payrollRequestId: lines.requestId }),
      outcome: answer.what === 'answer' ? answer.status : `${answer.what}: ${answer.reason}`,
      milliseconds: Math.round(performance.now() - from),
    });
    return { answer, asked: `${method} ${url.pathname}` };
  };
  const read = async <S extends z.ZodType<{ data: unknown }>>(
    credentials: PayrollCredentials,
    path: string,
    schema: S,
  ): Promise<Read<z.output<S>['data']>> => {
    const answered = await call(credentials, path);
    const found = goodAnswer(answered, schema);
    return found ? { ok: true, data: found.data } : { ok: false, reason: notRead(answered) };
  };
  return {
    async signIn(credentials) {
      const answered = await call(credentials, '');
      if (goodAnswer(answered, customerAnswer)) return 'success';
      // Nothing but credentials is asked about, so any refusal is one of them.
      const { answer } = answered;
      return answer.what === 'answer' && isRefusal(answer.status) ? 'login_failed' : 'service_offline';
    },
    types: (credentials) => read(credentials, '/types', typesAnswer),
    benefits: (credentials) => read(credentials, '/benefits', benefitsAnswer),
    people: (credentials) => read(credentials, '/people', peopleAnswer),
    vehicles: (credentials) => read(credentials, '/vehicles', vehiclesAnswer),
    async send(credentials, lines, confirmed) {
      const sent = { requestId: lines.request_id, body: bodyOf(lines, confirmed) };
      return sentOf(await call(credentials, '/requests', sent), hideCredentials(credentials));
    },
    async outcome(credentials, requestId) {
      const path = `/requests/${encodeURIComponent(requestId)}`;
      return outcomeOf(await call(credentials, path), hideCredentials(credentials));
    },
  };
};
