import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type StoredObject = {
  bucket: string;
  key: string;
  content: Buffer | Readable;
  metadata: Record<string, string>;
};

type Listed = { objects: { key: string; lastModifiedDate: Date }[]; commonPrefixes: string[]; isTruncated: boolean };
type ListOptions = { startAfter?: string; prefix?: string; delimiter?: string; maxKeys?: number };

/** The parts of s3rver's file store that are used or replaced here. */
export type ObjectStoreFiles = {
  getResourcePath(bucket: string, key: string, resource: string): string;
  putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>;
  getMetadata(bucket: string, key: string): Promise<{ etag: string }>;
  /** What is kept beside an object or bucket: tags, rules for browsers. */
  getSubresource(bucket: string, key: string, resource: string): Promise<{ toXML(): string } | null>;
  listObjects(bucket: string, options: ListOptions): Promise<Listed>;
  putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
};

/**
 * Replaces s3rver's way to store an object: it answers before the bytes are in the file, so a read right
 * after an upload may see a part of them. This one answers when the complete file stands under its name.
 */
export function storeObjectsWhole(files: ObjectStoreFiles): void {
  files.putObject = async ({ bucket, key, content, metadata }) => {
    const path = files.getResourcePath(bucket, key, 'object');
    const part = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    const hash = createHash('md5');
    let size = 0;
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    const measure = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    try {
      await pipeline(source, measure, createWriteStream(part));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    const md5 = hash.digest('hex');
    await files.putMetadata(bucket, key, metadata, md5);
    await rename(part, path);
    return { size, md5 };
  };
}

/**
 * Lists in the order of the keys, as S3 does. s3rver lists in the order of its folders, so a listing in pieces would
 * leave objects out.
 */
export function listObjectsInOrder(files: ObjectStoreFiles): void {
  const list = files.listObjects.bind(files);
  files.listObjects = async (bucket, { startAfter = '', maxKeys = Number.POSITIVE_INFINITY, ...options }) => {
    const { objects, commonPrefixes } = await list(bucket, options);
    const after = objects
      .filter(({ key }) => key > startAfter)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
    return { objects: after.slice(0, maxKeys), commonPrefixes, isTruncated: after.length > maxKeys };
  };
}
