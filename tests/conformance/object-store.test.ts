import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
  type ListObjectsCommandOutput,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore, type ObjectStore } from '#infra/local/object-store.ts';

const Bucket = 'files';
const origin = 'http://127.0.0.1:5173';
let directory: string;
let store: ObjectStore;
let client: S3Client;

const connect = (endpoint: string) =>
  new S3Client({
    endpoint,
    region: 'eu-central-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'objects-'));
  store = await startObjectStore({ dataDir: directory, buckets: [Bucket] });
  client = connect(store.endpoint);
});
afterAll(async () => {
  client.destroy();
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

const put = (
  Key: string,
  Body: string | Uint8Array,
  more: { ContentType?: string; ContentDisposition?: string } = {},
) => client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (Key: string) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Body?.transformToByteArray();
};

describe('objects', () => {
  it('returns the bytes, type and disposition they were stored with', async () => {
    await put('a/b c.txt', 'Grüezi', { ContentType: 'text/plain', ContentDisposition: 'attachment' });
    const { Body, ...head } = await client.send(new GetObjectCommand({ Bucket, Key: 'a/b c.txt' }));
    expect(await Body?.transformToString()).toBe('Grüezi');
    expect(head).toMatchObject({ ContentType: 'text/plain', ContentDisposition: 'attachment' });
  });

  it('shows a large object whole right after it is stored', async () => {
    for (let n = 0; n < 10; n++) {
      const bytes = new Uint8Array(2_000_000).fill(n);
      await put(`large/${n}`, bytes);
      expect((await read(`large/${n}`))?.length).toBe(bytes.length);
    }
  });

  it('lists in pieces in the order of the keys, whatever the folders are', async () => {
    const keys = ['list/a!', 'list/a-b/1', 'list/a.txt', 'list/a/1', 'list/a/2', 'list/a/b/1', 'list/a0', 'list/b'];
    for (const key of keys.toReversed()) await put(key, 'x');
    const listed: string[] = [];
    for (let more: boolean | undefined = true; more;) {
      const answer: ListObjectsCommandOutput = await client.send(
        new ListObjectsCommand({ Bucket, Prefix: 'list/', Marker: listed.at(-1), MaxKeys: 2 }),
      );
      expect(answer.Contents?.length).toBeLessThanOrEqual(2);
      listed.push(...(answer.Contents ?? []).map(({ Key: key }) => String(key)));
      more = answer.IsTruncated;
    }
    expect(listed).toEqual(keys);
  });

  it('copies and deletes', async () => {
    await put('quarantine/x', 'content', { ContentType: 'application/pdf' });
    await client.send(new CopyObjectCommand({ Bucket, Key: 'kept/x', CopySource: `${Bucket}/quarantine/x` }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'quarantine/x' }));
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'kept/x' }));
    expect(head).toMatchObject({ ContentType: 'application/pdf', ContentLength: 7 });
    await expect(read('quarantine/x')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('keeps what was replaced or deleted as versions, which can be deleted, where it is asked to', async () => {
    const dataDir = join(directory, 'versions');
    const keeping = await startObjectStore({ dataDir, buckets: [Bucket], keepsVersions: true });
    const own = connect(keeping.endpoint);
    for (const Body of ['first', 'second']) await own.send(new PutObjectCommand({ Bucket, Key: 'a/b c', Body }));
    await own.send(new DeleteObjectCommand({ Bucket, Key: 'a/b c' }));
    await own.send(new PutObjectCommand({ Bucket, Key: 'a/b c', Body: 'third' }));
    const list = async () => (await own.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'a/' }))).Versions ?? [];
    const texts = async () =>
      Promise.all(
        (await list()).map(async ({ Key, VersionId }) => {
          const { Body } = await own.send(new GetObjectCommand({ Bucket, Key, VersionId }));
          return Body?.transformToString();
        }),
      );
    expect(await texts()).toEqual(['third', 'first', 'second']);
    for (const { Key, VersionId } of (await list()).filter(({ IsLatest: isLatest }) => isLatest !== true))
      await own.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
    expect(await texts()).toEqual(['third']);
    for (const { Key, VersionId } of await list()) await own.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
    expect(await list()).toEqual([]);
    own.destroy();
    await keeping.close();
  });

  it('refuses a streamed body instead of storing its chunk headers', async () => {
    const response = await fetch(`${store.endpoint}/${Bucket}/streamed`, {
      method: 'PUT',
      headers: { authorization: 'AWS4-HMAC-SHA256 x', 'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER' },
      body: '8\r\nstreamed\r\n0\r\n\r\n',
    });
    expect(response.status).toBe(501);
    await expect(read('streamed')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('are still there after a restart', async () => {
    const dataDir = join(directory, 'restart');
    const first = await startObjectStore({ dataDir, buckets: [Bucket] });
    const before = connect(first.endpoint);
    await before.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'still here' }));
    before.destroy();
    await first.close();
    const second = await startObjectStore({ dataDir, buckets: [Bucket] });
    const after = connect(second.endpoint);
    const { Body } = await after.send(new GetObjectCommand({ Bucket, Key: 'kept' }));
    expect(await Body?.transformToString()).toBe('still here');
    after.destroy();
    await second.close();
  });
});

describe('presigned download', () => {
  const disposition = `attachment; filename="L_hne.xlsx"; filename*=UTF-8''L%C3%B6hne.xlsx`;
  const link = (expiresIn: number) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'download', ResponseContentDisposition: disposition }), {
      expiresIn,
    });

  it('answers with the disposition the link asks for, also across origins', async () => {
    await put('download', 'content', { ContentDisposition: 'inline' });
    const response = await fetch(await link(60), { headers: { origin } });
    expect(await response.text()).toBe('content');
    expect(response.headers.get('content-disposition')).toBe(disposition);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('ends with its time', async () => {
    const url = await link(1);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect((await fetch(url)).status).toBe(403);
  });

  it('is the only way to read without an SDK', async () => {
    expect((await fetch(`${store.endpoint}/${Bucket}/download`)).status).toBe(403);
  });
});

describe('presigned upload', () => {
  const upload = async (content: string, change: Record<string, string> = {}) => {
    const { url, fields } = await createPresignedPost(client, {
      Bucket,
      Key: 'quarantine/upload',
      Conditions: [['content-length-range', 1, 100]],
      Fields: { 'Content-Type': 'application/pdf' },
      Expires: 60,
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...change })) form.set(name, value);
    form.set('file', new Blob([content]), 'lohn.pdf');
    return fetch(url, { method: 'POST', body: form, headers: { origin } });
  };

  it('stores the file under the exact key with its type', async () => {
    const response = await upload('a pdf');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key: 'quarantine/upload' }));
    expect(await Body?.transformToString()).toBe('a pdf');
    expect(ContentType).toBe('application/pdf');
  });

  it.each([
    ['a file that is too large', 'x'.repeat(101), {}, 400, 'EntityTooLarge'],
    ['an empty file', '', {}, 400, 'EntityTooSmall'],
    ['another key', 'x', { key: 'kept/other' }, 403, 'AccessDenied'],
    ['another type', 'x', { 'Content-Type': 'text/html' }, 403, 'AccessDenied'],
    ['a field the policy does not name', 'x', { 'x-amz-meta-owner': 'me' }, 403, 'AccessDenied'],
    ['a missing policy', 'x', { policy: '' }, 403, 'AccessDenied'],
  ])('refuses %s', async (_case, content, change, status, code) => {
    const response = await upload(content, change);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`<Code>${code}</Code>`);
  });

  it('answers the preflight of the app and of no other site', async () => {
    const preflight = (from: string) =>
      fetch(`${store.endpoint}/${Bucket}`, {
        method: 'OPTIONS',
        headers: { origin: from, 'access-control-request-method': 'POST' },
      });
    expect((await preflight(origin)).status).toBe(200);
    expect((await preflight('https://example.com')).status).toBe(403);
  });
});
