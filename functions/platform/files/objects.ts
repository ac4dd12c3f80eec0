import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { AppError } from '#shared/errors/problem.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { filesBucket } from '#functions/platform/storage/tables.ts';

/** Stores a value as compressed JSON. */
export const putJson = async (key: string, value: unknown): Promise<void> => {
  // Level 1: these objects live for days and are read once or twice.
  const body = gzipSync(JSON.stringify(value), { level: 1 });
  await objectStore().send(
    new PutObjectCommand({ Bucket: filesBucket(), Key: key, Body: body, ContentType: 'application/gzip' }),
  );
};

/** Reads a value that `putJson` stored; undefined when there is no such object. */
export const getJson = async (key: string): Promise<unknown> => {
  try {
    const { Body: body } = await objectStore().send(new GetObjectCommand({ Bucket: filesBucket(), Key: key }));
    const bytes = await body?.transformToByteArray();
    return bytes && JSON.parse(gunzipSync(bytes).toString());
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

export type ObjectHead = {
  size: number;
  contentType: string;
  /** The name that it is saved under, as a header. */
  disposition: string | undefined;
  /** Tells two uploads to the same key apart; the local store makes it of the content. */
  version: string | undefined;
  entityTag: string | undefined;
};

/** What is known of an object without its bytes; undefined when there is none. */
export const headObject = async (key: string): Promise<ObjectHead | undefined> => {
  try {
    const head = await objectStore().send(new HeadObjectCommand({ Bucket: filesBucket(), Key: key }));
    return {
      size: head.ContentLength ?? 0,
      contentType: head.ContentType ?? '',
      disposition: head.ContentDisposition,
      version: head.VersionId,
      entityTag: head.ETag,
    };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
};

/** The first bytes of an object, for its signature. */
export const firstBytes = async (key: string, count: number): Promise<Buffer> => {
  const range = `bytes=0-${count - 1}`;
  const { Body: body } = await objectStore().send(
    new GetObjectCommand({ Bucket: filesBucket(), Key: key, Range: range }),
  );
  return Buffer.from((await body?.transformToByteArray()) ?? []).subarray(0, count);
};

/** Copies an object without its tags, as long as it has this entity tag; throws `conflict` otherwise. */
export const copyObject = async (from: string, to: string, entityTag: string | undefined): Promise<void> => {
  const copy = new CopyObjectCommand({
    Bucket: filesBucket(),
    CopySource: `${filesBucket()}/${from}`,
    CopySourceIfMatch: entityTag,
    Key: to,
    TaggingDirective: 'REPLACE',
  });
  try {
    await objectStore().send(copy);
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'PreconditionFailed') throw replacedError();
    throw error;
  }
};

/** The error for a file that was sent once more while it was taken. */
export const replacedError = (): AppError =>
  new AppError('conflict', { detail: 'Another file arrived in its place. Send it again.' });

/** Gives an object another name to be saved under; its bytes stay. */
export const renameObject = async (key: string, contentType: string, disposition: string): Promise<void> => {
  await objectStore().send(
    new CopyObjectCommand({
      Bucket: filesBucket(),
      CopySource: `${filesBucket()}/${key}`,
      Key: key,
      MetadataDirective: 'REPLACE',
      ContentType: contentType,
      ContentDisposition: disposition,
    }),
  );
};

/** Deletes an object, or nothing when it does not exist. The bucket keeps the deleted version for some time. */
export const deleteObject = async (key: string): Promise<void> => {
  await objectStore().send(new DeleteObjectCommand({ Bucket: filesBucket(), Key: key }));
};

/** Deletes every object below a prefix. Repeated, it goes on where it ended. */
export const removeUnder = async (prefix: string): Promise<void> => {
  for (;;) {
    const { Contents: found = [], IsTruncated: more } = await objectStore().send(
      new ListObjectsV2Command({ Bucket: filesBucket(), Prefix: prefix }),
    );
    await Promise.all(found.flatMap(({ Key: key }) => (key === undefined ? [] : [deleteObject(key)])));
    if (more !== true) return;
  }
};

/** Writes an object to a file; throws `NoSuchKey` when it does not exist. */
export const downloadTo = async (key: string, path: string): Promise<void> => {
  const { Body: body } = await objectStore().send(new GetObjectCommand({ Bucket: filesBucket(), Key: key }));
  await pipeline(body as Readable, createWriteStream(path));
};

/** Stores a file under the name it is saved by. Its length is sent, because a streamed body without one arrives corrupted in the local store. */
export const uploadFrom = async (
  path: string,
  key: string,
  contentType: string,
  disposition = 'attachment',
): Promise<void> => {
  const { size } = await stat(path);
  await objectStore().send(
    new PutObjectCommand({
      Bucket: filesBucket(),
      Key: key,
      Body: createReadStream(path),
      ContentLength: size,
      ContentType: contentType,
      ContentDisposition: disposition,
    }),
  );
};

/** Reads an object into memory, for files that are known to be small, or a range of its bytes without the last one. */
export const readBytes = async (
  key: string,
  part?: { readonly from: number; readonly to: number },
  bucket = filesBucket(),
): Promise<{ bytes: Buffer; version: string | undefined }> => {
  const range = part && `bytes=${part.from}-${part.to - 1}`;
  const answer = await objectStore().send(
    new GetObjectCommand({ Bucket: bucket, Key: key, ...(range !== undefined && { Range: range }) }),
  );
  const { Body: body, VersionId: version } = answer;
  return { bytes: Buffer.from((await body?.transformToByteArray()) ?? []), version };
};

/** The bytes of an object; undefined when there is none. */
export const readBytesIfThere = async (key: string): Promise<Buffer | undefined> => {
  try {
    return (await readBytes(key)).bytes;
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

export const putBytes = async (key: string, bytes: Buffer, contentType: string, disposition: string): Promise<void> => {
  await objectStore().send(
    new PutObjectCommand({
      Bucket: filesBucket(),
      Key: key,
      Body: bytes,
      ContentLength: bytes.length,
      ContentType: contentType,
      ContentDisposition: disposition,
    }),
  );
};

/** Stores bytes under a key that has none yet; false, and nothing is stored, when it has some. */
export const putOnce = async (
  key: string,
  bytes: Buffer,
  contentType: string,
  bucket = filesBucket(),
): Promise<boolean> => {
  const put = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    Body: bytes,
    ContentLength: bytes.length,
    ContentType: contentType,
    IfNoneMatch: '*',
  });
  try {
    await objectStore().send(put);
    return true;
  } catch (error) {
    // The second name of the error answers one of two writers at the same moment.
    const isTaken =
      error instanceof S3ServiceException && ['PreconditionFailed', 'ConditionalRequestConflict'].includes(error.name);
    if (isTaken) return false;
    throw error;
  }
};
