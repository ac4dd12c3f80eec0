import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { end, startStorage } from './storage.ts';

let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'same-port-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** Starts the storage, ends it, and tells where its files were. */
const filesAddress = async (): Promise<string> => {
  const { child, s3 } = await startStorage(data);
  await end(child, 'SIGTERM');
  return s3;
};

it('keeps the address of files over a restart, so that open pages go on showing pictures', async () => {
  const before = await filesAddress();
  expect(await filesAddress()).toBe(before);
  const { child, s3 } = await startStorage(data);
  await end(child, 'SIGKILL');
  expect([s3, await filesAddress()]).toEqual([before, before]);
});

it('takes another port where that one is taken', async () => {
  const before = await filesAddress();
  const other = createServer().listen(Number(new URL(before).port), '127.0.0.1');
  await once(other, 'listening');
  const now = await filesAddress();
  other.close();
  expect(now).not.toBe(before);
  expect(await filesAddress()).toBe(now);
});
