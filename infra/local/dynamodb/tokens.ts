import { createHash } from 'node:crypto';
import type { BatchOperation, LevelDb, Row } from './dynalite-types.ts';
import { apiError } from './errors.ts';

const prefix = 'transaction-token~';
const lifetimeMs = 10 * 60 * 1000;

type Seen = { hash: string; at: number; answer: Row };

export type Tokens = {
  /** The answer of an equal earlier request, undefined for a new token. Throws IdempotentParameterMismatchException. */
  replay(token: string, hash: string): Row | undefined;
  /** The operations that make `token` known, to be part of the transaction's own batch; old tokens leave with it. */
  remembering(token: string, hash: string, answer: Row): BatchOperation[];
  /** Must be called once that batch is applied. */
  remember(token: string, hash: string, answer: Row): void;
};

/** Identifies the parameters of a request; the token itself is no parameter. */
export function requestHash(request: Row): string {
  const { ClientRequestToken: _token, ...parameters } = request;
  return createHash('sha256').update(JSON.stringify(parameters)).digest('base64');
}

/** Tokens of applied transactions, kept for ten minutes, also over a restart. */
export async function openTokens(db: LevelDb): Promise<Tokens> {
  const stored: [string, Seen][] = [];
  for await (const [key, value] of db.iterator({ gte: prefix, lt: `${prefix}\u00ff` })) {
    stored.push([key.slice(prefix.length), value as Seen]);
  }
  // A map keeps the order of insertion, so the oldest token is always the first.
  const seen = new Map(stored.toSorted(([, a], [, b]) => a.at - b.at));

  const expired = (): string[] => {
    const tokens: string[] = [];
    const limit = Date.now() - lifetimeMs;
    for (const [token, { at }] of seen) {
      if (at > limit) break;
      tokens.push(token);
    }
    return tokens;
  };

  return {
    replay(token, hash) {
      const earlier = seen.get(token);
      if (!earlier || earlier.at <= Date.now() - lifetimeMs) return undefined;
      if (earlier.hash === hash) return earlier.answer;
      const message = 'Rejecting request with the same client request token but different parameters';
      throw apiError('IdempotentParameterMismatchException', message);
    },
    remembering(token, hash, answer) {
      const removals = expired().map((old): BatchOperation => ({ type: 'del', key: prefix + old }));
      return [...removals, { type: 'put', key: prefix + token, value: { hash, at: Date.now(), answer } }];
    },
    remember(token, hash, answer) {
      for (const old of expired()) seen.delete(old);
      seen.delete(token);
      seen.set(token, { hash, at: Date.now(), answer });
    },
  };
}
