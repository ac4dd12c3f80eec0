import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { ENDPOINTS_FILE } from '#infra/local/environment.ts';
import { childOf } from '#tests/bench/local-runtime.ts';

const root = join(import.meta.dirname, '../..');
const PATIENCE_MS = 120_000;
const AT_WORK_MS = 500;
const ENDS_WITHIN_MS = 10_000;

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'killed-start-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

/** `npm start` without the app, in a group of its own, with all that it says. */
const start = (seed?: string): { child: ChildProcess; said: () => string } => {
  const args = ['infra/local/start.ts', '--port', '0', '--data', data, '--no-web'];
  if (seed !== undefined) args.push('--seed', seed);
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return { child, said: () => said };
};

const until = async (reached: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await reached().catch(() => false))) {
    if (Date.now() > end) throw new Error('it does not get there');
    await sleep(2);
  }
};

const hasAllTables = async (): Promise<boolean> => {
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint = '' } = JSON.parse(
    await readFile(join(data, ENDPOINTS_FILE), 'utf8'),
  ) as Record<string, string>;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials, maxAttempts: 1 });
  try {
    const { TableNames: names = [] } = await client.send(new ListTablesCommand({}));
    return names.length === 3;
  } finally {
    client.destroy();
  }
};

const isReady = (said: () => string) => (): Promise<boolean> => Promise.resolve(said().includes('Back office: '));
const urlIn = (said: string): string => /Back office: (\S+)/.exec(said)?.[1] ?? '';

/** What the next start says, and whether its company is there. */
const startAgain = async (seed?: string): Promise<{ said: string; profile: number; people: number }> => {
  let again = start(seed);
  // The storage of the first may still be closing.
  await until(async () => {
    if (again.child.exitCode !== null) again = start(seed);
    return isReady(again.said)();
  });
  const stopped = once(again.child, 'exit');
  const url = urlIn(again.said());
  const { access_token: token } = (await (await fetch(`${url}/dev/token?user=admin`)).json()) as {
    access_token: string;
  };
  const headers = { authorization: `Bearer ${token}` };
  const profile = await fetch(`${url}/api/profile`, { headers });
  const people = (await (await fetch(`${url}/api/employees/list`, { headers })).json()) as { count: number };
  again.child.kill('SIGINT');
  await stopped;
  return { said: again.said(), profile: profile.status, people: people.count };
};

it('seeds at the next start when it was killed between the tables and the company', async () => {
  const first = start('empty');
  const ended = once(first.child, 'exit');
  await until(hasAllTables);
  first.child.kill('SIGKILL');
  await ended;
  const { said, profile } = await startAgain('empty');
  expect(said).toContain('Seeding again: the last time was interrupted');
  expect(profile).toBe(200);
});

it('fills the storage again, as asked, when it was killed in the middle of a reset', async () => {
  const first = start('empty');
  const ended = once(first.child, 'exit');
  await until(isReady(first.said));
  const body = JSON.stringify({ seed: 'empty' });
  void fetch(`${urlIn(first.said())}/dev/reset`, { method: 'POST', body }).catch(() => undefined);
  await until(async () => (await readFile(join(data, 'seed.json'), 'utf8')).includes('"done":false'));
  first.child.kill('SIGKILL');
  await ended;
  const { said, profile, people } = await startAgain();
  expect(said).toContain('Seeding again: the last time was interrupted');
  // The demo company, which a start has otherwise, has more.
  expect({ profile, isEmpty: people < 20 }).toEqual({ profile: 200, isEmpty: true });
});

it('says nothing of what Ctrl-C cuts off', async () => {
  const { child, said } = start('demo');
  const ended = once(child, 'exit');
  await until(async () => said().includes('Seeding'));
  await sleep(AT_WORK_MS);
  // A terminal tells every process at once.
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(said()).toBe('Seeding (demo) …\n');
});

it('says nothing of a worker that was still starting when the start alone is stopped', async () => {
  const { child, said } = start('empty');
  const ended = once(child, 'close');
  await until(async () => (await childOf(child.pid ?? 0, 'worker-process')) !== undefined);
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(said()).toBe('Seeding (empty) …\n');
});

it('ends what it was doing before the storage is gone when Ctrl-C comes right after the start', async () => {
  const { child, said } = start('demo');
  const ended = once(child, 'exit');
  await until(isReady(said));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(said()).not.toMatch(/"level"|sweeper|signing:|snapshots:/);
});

it('goes on with nothing when the types were being checked at Ctrl-C', async () => {
  const args = ['infra/local/bootstrap.mjs', 'test', 'no-such-test'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  await until(async () => (await childOf(child.pid ?? 0, 'typescript-linux-x64')) !== undefined);
  await sleep(AT_WORK_MS);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const end: unknown = await Promise.race([ended, sleep(ENDS_WITHIN_MS)]);
  if (end === undefined) process.kill(-(child.pid ?? 0), 'SIGKILL');
  expect(end).toEqual([1, null]);
});
