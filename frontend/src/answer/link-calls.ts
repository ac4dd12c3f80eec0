import type { LinkDetail, YesOrNo } from '#shared/contract/links/link-detail.ts';
import type { Problem } from '#shared/errors/problem.ts';

/** Why a call failed: no connection, or the status of the answer and what it says of a dead link. */
export type Failure = { readonly status: number; readonly why?: string };
export const OFFLINE = 0;

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

const call = async <T>(path: string, init: RequestInit = {}): Promise<Outcome<T>> => {
  let response: Response;
  try {
    response = await fetch(path, { ...init, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' });
  } catch {
    return { ok: false, failure: { status: OFFLINE } };
  }
  const body: unknown = await response.json().catch(() => undefined);
  // why: the contract of the endpoint is the type of its answer
  if (response.ok) return { ok: true, value: body as T };
  const why = (body as Partial<Problem> | undefined)?.['why'];
  return { ok: false, failure: { status: response.status, ...(typeof why === 'string' && { why }) } };
};

const post = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The calls of the page of one link. */
export const linkCalls = (token: string) => {
  const base = `/api/links/${encodeURIComponent(token)}`;
  return {
    calendar: `${base}/calendar.ics`,
    read: () => call<LinkDetail>(`${base}/detail`),
    /** Told once the page is seen; nobody waits for it. */
    tellOpened: () => void call(`${base}/open`, post({})),
    /** The same key sends the same answer once, however often it is tried. */
    answer: (answer: YesOrNo, key: string) => call(`${base}/answer`, post({ answer }, { 'idempotency-key': key })),
  };
};
