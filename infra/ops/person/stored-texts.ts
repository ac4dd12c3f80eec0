import { gunzipSync } from 'node:zlib';
import { GetObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { PDF } from '@libpdf/core';
import { fold } from '#shared/values/fold.ts';
import { versionsUnder } from '#functions/platform/files/forget-objects.ts';
import { openZipBuffer, readWholePart } from '#functions/platform/office/open-zip.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { isSnapshot, openSnapshot } from '#functions/platform/storage/snapshot-codec.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { activityTable, filesBucket, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import type { Item } from '#functions/platform/storage/write.ts';

/** Something stored: where it stands, and all that can be read in it. */
export type StoredText = {
  readonly place: string;
  readonly text: string;
  /** What stands there, where it is an item of a table. */
  readonly item?: Item;
};

/** The words on the pages of a PDF; none where it cannot be opened. */
const wordsOf = async (bytes: Buffer): Promise<string> => {
  try {
    const pages = (await PDF.load(new Uint8Array(bytes))).getPages();
    return pages.map((page) => page.extractText().text.replaceAll(/[\s\u200B]+/gu, ' ')).join('\n');
  } catch {
    return '';
  }
};

/** The bytes as text; packed ones are opened, and what is packed in those. */
const readable = async (bytes: Buffer): Promise<string> => {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return readable(gunzipSync(bytes));
  if (isSnapshot(bytes)) return (await openSnapshot(bytes, ({ parts }) => parts.map(String))).columns.flat().join('\n');
  const begin = bytes.subarray(0, 4).toString('latin1');
  if (begin === 'PK\u0003\u0004') {
    const zip = await openZipBuffer(bytes);
    const parts: string[] = [];
    for (const entry of zip.entries) parts.push(entry.fileName, await readable(await readWholePart(zip, entry)));
    zip.file.close();
    return parts.join('\n');
  }
  const plain = bytes.toString('latin1') + bytes.toString('utf8');
  return begin === '%PDF' ? `${plain}\n${await wordsOf(bytes)}` : plain;
};

const readVersion = async (key: string, VersionId: string | undefined): Promise<Buffer> => {
  const { Body: body } = await objectStore().send(new GetObjectCommand({ Bucket: filesBucket(), Key: key, VersionId }));
  return Buffer.from((await body?.transformToByteArray()) ?? []);
};

const nothingIfGone = (error: unknown): undefined => {
  if (error instanceof S3ServiceException && ['NoSuchKey', 'NoSuchVersion', 'MethodNotAllowed'].includes(error.name))
    return undefined;
  throw error;
};

/** Every item of the tables and every object of the files bucket, those that were replaced or deleted among them. */
export const storedTexts = async function* (): AsyncGenerator<StoredText, void, undefined> {
  for (const table of [recordsTable(), activityTable(), runsTable()])
    for await (const item of scanTable(table))
      yield { place: `${table} ${String(item['pk'])} ${String(item['sk'])}`, text: JSON.stringify(item), item };
  for await (const { Key: key = '', VersionId: id, IsLatest: isLatest } of versionsUnder('')) {
    // A marker of something deleted has no bytes.
    const bytes = await readVersion(key, id).catch(nothingIfGone);
    if (bytes)
      yield { place: isLatest === true ? key : `${key} (an old version)`, text: `${key} ${await readable(bytes)}` };
  }
};

/** The letters by which a text inside of base64 is found, wherever it begins there. */
const inBase64 = (text: string): string[] =>
  [0, 2, 3].map((first, before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    return bytes.toString('base64url').slice(first, Math.floor((bytes.length * 8) / 6));
  });

/** Says whether one of these texts stands in another one: in whatever case, without accents, escaped for JSON, an address or base64. */
export const finderOf = (texts: readonly string[]): ((text: string) => boolean) => {
  const plain = texts
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), text.replaceAll(' ', '+')])
    .flatMap((text) => [text.toLowerCase(), fold(text)]);
  const coded = texts.flatMap(inBase64);
  return (text) => {
    const lower = text.toLowerCase();
    if (plain.some((one) => lower.includes(one))) return true;
    const url = text.replaceAll('+', '-').replaceAll('/', '_');
    return coded.some((one) => url.includes(one));
  };
};

/** Where any of these texts stands among what was read. */
export const placesIn = (stored: readonly StoredText[], texts: readonly string[]): string[] => {
  const isFound = finderOf(texts);
  return [...new Set(stored.flatMap(({ place, text }) => (isFound(text) ? [place] : [])))].toSorted();
};

/** All that is stored at this moment. */
export const readStored = async (): Promise<StoredText[]> => {
  const found: StoredText[] = [];
  for await (const stored of storedTexts()) found.push(stored);
  return found;
};

/** Where any of these texts stands in what is stored at this moment. */
export const placesWith = async (texts: readonly string[]): Promise<string[]> => placesIn(await readStored(), texts);
