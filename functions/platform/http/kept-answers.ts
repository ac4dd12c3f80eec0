import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '#functions/platform/storage/client.ts';
import { answerPartKey } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

/* Answers that are kept under an idempotency key. An item has room for 400 KB, an answer may have 6 MB. */

/** Characters of base64, each of one byte. */
const PART_MAX = 350_000;

/** The parts beside the item that hold the packed answer. */
export type KeptParts = { readonly answer: string; readonly parts: number };

/**
 * What the item of a large answer holds. The parts are stored before the item, under an id of their own at each try.
 * Parts of a try that was not saved expire like all others.
 */
export const keepAhead = async (hash: string, text: string, seconds: number): Promise<KeptParts> => {
  const packed = gzipSync(text).toString('base64');
  const answer = randomUUID();
  const expires = { [EXPIRES_AT]: Math.floor(Date.now() / 1000) + seconds };
  const parts = Math.ceil(packed.length / PART_MAX);
  for (let part = 0; part < parts; part += 1) {
    const data = packed.slice(part * PART_MAX, (part + 1) * PART_MAX);
    const Item = { ...answerPartKey(hash, answer, part), data, ...expires };
    await documentClient().send(new PutCommand({ TableName: runsTable(), Item }));
  }
  return { answer, parts };
};

/** The text of an answer that is kept. */
export const readKept = async (hash: string, { answer, parts }: KeptParts): Promise<string> => {
  const read = async (part: number): Promise<string> => {
    const item = await readItem(answerPartKey(hash, answer, part), runsTable());
    if (!item) throw new Error(`part ${part} of the answer ${answer} is gone`);
    return String(item['data']);
  };
  const packed = await Promise.all(Array.from({ length: parts }, (_, part) => read(part)));
  return gunzipSync(Buffer.from(packed.join(''), 'base64')).toString();
};
