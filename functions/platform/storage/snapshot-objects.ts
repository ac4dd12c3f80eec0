import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { objectStore } from './object-store.ts';
import { filesBucket } from './tables.ts';

/** A million rows are 30 MB. */
const LOAD_TIMEOUT_MS = 10_000;

export const fetchSnapshot = async (key: string): Promise<Uint8Array> => {
  const { Body: body, ContentLength: length = 0 } = await objectStore().send(
    new GetObjectCommand({ Bucket: filesBucket(), Key: key }),
    {
      abortSignal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    },
  );
  // Each part into its place: parts that wait for the last one would take the memory twice.
  const bytes = new Uint8Array(length);
  let at = 0;
  // why: a body is a stream of bytes in Node
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
};

export const storeSnapshot = async (key: string, bytes: Uint8Array): Promise<void> => {
  await objectStore().send(
    new PutObjectCommand({ Bucket: filesBucket(), Key: key, Body: bytes, ContentType: 'application/octet-stream' }),
  );
};
