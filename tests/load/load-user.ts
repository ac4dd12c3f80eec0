import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from './journal.ts';

/** A runtime that is too slow for its users must not get the same calls again and again. */
const ANSWER_TIMEOUT_MS = 120_000;
/** Tokens live for 15 minutes. */
const TOKEN_MS = 12 * 60_000;
/** Doubles from try to try up to the second one; users who all wait for the same process do not come back at once. */
const AGAIN_AFTER_MS = 500;
const AGAIN_AFTER_MAX_MS = 8_000;
/** A process is up again within seconds, on a busy machine within minutes; a call without an answer for longer is lost. */
const PATIENCE_MS = 600_000;

export type Body = Record<string, unknown>;

const nameOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, name } = cause as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? String(error));
};

/**
 * One user with a token of their own. A call is sent again, with the same key, until it is answered: that is what every
 * client does with an answer that it did not get. Resolves to undefined when it is refused.
 */
export const loadUser = (url: string, name: string, journal: Journal) => {
  let token = '';
  let mintedAt = Number.NEGATIVE_INFINITY;
  const renew = async (): Promise<void> => {
    const response = await fetch(`${url}/dev/token?user=${name}`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    ({ access_token: token } = (await response.json()) as { access_token: string });
    mintedAt = performance.now();
  };
  const attempt = async (path: string, key: string, body: string | undefined): Promise<Response> => {
    if (performance.now() - mintedAt > TOKEN_MS) await renew();
    return fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
  };
  const send = async (path: string, sent?: Body): Promise<Body | undefined> => {
    const key = randomUUID();
    const body = sent && JSON.stringify(sent);
    const started = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        const response = await attempt(path, key, body);
        const answer = (await response.json()) as Body;
        if (response.ok) {
          journal.answered(sent ? 'write' : 'read', performance.now() - started, tries);
          return answer;
        }
        if (response.status < 500) {
          journal.refuse(`${path.replaceAll(/\?.*|\d+/g, '')} ${response.status} ${String(answer['code'])}`);
          return undefined;
        }
        journal.broke(`${response.status} ${String(answer['code'])}`);
      } catch (error) {
        journal.broke(nameOf(error));
      }
      if (performance.now() - started > PATIENCE_MS) throw new Error(`${path} was never answered`);
      await sleep(Math.min(AGAIN_AFTER_MS * 2 ** (tries - 1), AGAIN_AFTER_MAX_MS) * (0.5 + Math.random()));
    }
  };
  return {
    get: (path: string, query: Record<string, string | number> = {}) =>
      send(`${path}?${new URLSearchParams(Object.entries(query).map(([each, value]) => [each, String(value)]))}`),
    post: (path: string, body: Body) => send(path, body),
  };
};

export type LoadUser = ReturnType<typeof loadUser>;
