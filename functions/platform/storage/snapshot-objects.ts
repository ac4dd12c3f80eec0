import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { objectStore } from './object-store.ts';
import { filesBucket } from './tables.ts';

/** A million rows are 30 MB. */
const LOAD_TIMEOUT_MS = 10_000;

export const fetchSnapshot = async (key: string): Promise<Uint8Array> => {
  const { Body: body } = await objectStore().send(new GetObjectCommand({ Bucket: filesBucket(), Key: key }), {
    abortSignal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
  });
  return (await body?.transformToByteArray()) ?? new Uint8Array();
};

export const storeSnapshot = async (key: string, bytes: Uint8Array): Promise<void> => {
  await objectStore().send(
    new PutObjectCommand({ Bucket: filesBucket(), Key: key, Body: bytes, ContentType: 'application/octet-stream' }),
  );
};
