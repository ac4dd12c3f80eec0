import type { answerLink } from '#shared/contract/links/answer-link.ts';
import type { previewAnswer } from '#shared/contract/links/preview-answer.ts';
import type { EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { LinkDetail } from '#shared/contract/links/link-detail.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Language } from '#shared/values/language.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { askBeforeLeaving } from './leave-question.ts';

/** Why a call failed: no connection, or the status of the answer, what it says of a dead link and of each field. */
export type Failure = {
  readonly status: number;
  readonly why?: string;
  readonly fields: readonly Issue[];
};
export const OFFLINE = 0;

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

const call = async <T>(path: string, init: RequestInit = {}): Promise<Outcome<T>> => {
  let response: Response;
  try {
    response = await fetch(path, { ...init, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' });
  } catch {
    return { ok: false, failure: { status: OFFLINE, fields: [] } };
  }
  const body: unknown = await response.json().catch(() => undefined);
  // why: the contract of the endpoint is the type of its answer
  if (response.ok) return { ok: true, value: body as T };
  const { why, fields = [] } = (body ?? {}) as Partial<Problem>;
  return {
    ok: false,
    failure: { status: response.status, fields, ...(typeof why === 'string' && { why }) },
  };
};

const post = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export type Answer = EndpointCall<typeof answerLink>['body'];
export type Previewed = EndpointCall<typeof previewAnswer>['body'];
export type Preview = EndpointResponse<typeof previewAnswer>;

/** The calls of the page of one link, which keep the answer that was not taken yet. */
export const linkCalls = <A extends Answer>(token: string) => {
  let key = '';
  const base = `/api/links/${encodeURIComponent(token)}`;
  const calls = {
    calendar: `${base}/calendar.ics`,
    /** In the language that was chosen, else in that of the person. */
    read: (language?: Language) => call<LinkDetail>(`${base}/detail${language ? `?language=${language}` : ''}`),
    /** Tells that the page was opened, once somebody sees it. Nothing waits for the answer. */
    tellOpened: () => void call(`${base}/open`, post({})),
    /** The answer that is being sent, or waits for a connection. */
    // why: it is absent at first
    pending: undefined as A | undefined,
    /** The same answer again has the same key, so that it is taken once whatever became of the first attempt. */
    async send(answer: A) {
      if (JSON.stringify(calls.pending) !== JSON.stringify(answer)) key = crypto.randomUUID();
      calls.pending = answer;
      const outcome = await call(`${base}/answer`, post(answer, { 'idempotency-key': key }));
      if (outcome.ok) calls.pending = undefined;
      return outcome;
    },
    preview: (asked: Previewed) => call<Preview>(`${base}/preview`, post(asked)),
  };
  askBeforeLeaving(() => calls.pending !== undefined);
  return calls;
};
