import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '#shared/audit-chain/canonical-json.ts';
import { AppError } from '#shared/errors/problem.ts';
import { idempotencyKey } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import type { KeptParts } from './kept-answers.ts';

const IDEMPOTENCY_KEY_MAX = 64;
const KEPT_SECONDS = 86_400;

/** `hash` identifies user, route and key; `payload` tells whether the same request comes again. */
export type Idempotency = { hash: string; payload: string };

const sha256 = (...parts: string[]): string => createHash('sha256').update(parts.join('\u0000')).digest('hex');

const KEY_LENGTH = `Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY_MAX} characters`;

/**
 * `body` is the text of a JSON that was read before; the same value in another order of keys is the same request.
 * `params` are those of the path; no endpoint that honours a key has a query.
 */
export const idempotencyOf = (
  key: string | undefined,
  subject: string,
  route: string,
  body: string,
  params: object,
): Idempotency | undefined => {
  if (key === undefined) return undefined;
  if (key === '' || key.length > IDEMPOTENCY_KEY_MAX) {
    throw new AppError('form_invalid', {
      detail: KEY_LENGTH,
      fields: [{ path: 'Idempotency-Key', code: 'invalid_type', message: KEY_LENGTH }],
    });
  }
  const value = body === '' ? {} : (JSON.parse(body) as Json);
  const payload = sha256(canonicalJson(value), ...Object.entries(params).map(String));
  return { hash: sha256(subject, route, key), payload };
};

class ReplayedError extends Error {
  readonly item: Item;
  constructor(item: Item) {
    super('already done');
    this.item = item;
  }
}

/** Characters that an item holds beside the rest, each of at most three bytes. */
const TOGETHER_MAX = 100_000;

/** An answer as its item has it: the text, or which parts beside the item have it. */
type KeptText = { readonly response: string } | KeptParts;

/** Loads the code for large answers on first use, because hardly any is. */
const largeAnswers = () => import('./kept-answers.ts');

const answerOf = async (item: Item, { hash, payload }: Idempotency): Promise<unknown> => {
  if (item['payload'] !== payload) throw new AppError('idempotency_mismatch');
  // why: `record` writes it
  const kept = item as KeptText;
  return JSON.parse('response' in kept ? kept.response : await (await largeAnswers()).readKept(hash, kept));
};

/** The recorded response of an earlier identical request, else undefined. */
export const replayOf = async (idempotency: Idempotency): Promise<unknown> => {
  const item = await readItem(idempotencyKey(idempotency.hash), runsTable());
  return item && answerOf(item, idempotency);
};

const record = ({ hash, payload }: Idempotency, kept: KeptText): Write => ({
  build: (at) => ({
    Put: {
      TableName: runsTable(),
      Item: { ...idempotencyKey(hash), payload, ...kept, [EXPIRES_AT]: Math.floor(at / 1000) + KEPT_SECONDS },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  failed: (current) => new ReplayedError(current ?? {}),
});

/** Saves the writes and the response together; of two equal requests at once, one writes and both get its response. */
export const commitOnce = async (
  idempotency: Idempotency | undefined,
  writes: readonly Write[],
  response: unknown,
): Promise<unknown> => {
  if (!idempotency) {
    if (writes.length > 0) await transact(writes);
    return response;
  }
  try {
    const text = JSON.stringify(response);
    const kept =
      text.length <= TOGETHER_MAX
        ? { response: text }
        : await (await largeAnswers()).keepAhead(idempotency.hash, text, KEPT_SECONDS);
    await transact([record(idempotency, kept), ...writes]);
    return response;
  } catch (error) {
    if (error instanceof ReplayedError) return answerOf(error.item, idempotency);
    throw error;
  }
};
