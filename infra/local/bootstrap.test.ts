import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

const PATIENCE_MS = 20_000;

/** An npm that takes its time, fails when another is at work in the folder, and does not end at Ctrl-C. */
const NPM = `
const { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } = require('node:fs');
const isAlive = (pid) => { try { return process.kill(pid, 0); } catch { return false; } };
process.on('SIGINT', () => undefined);
if (existsSync('busy') && isAlive(Number(readFileSync('busy', 'utf8')))) process.exit(1);
writeFileSync('busy', String(process.pid));
mkdirSync('node_modules', { recursive: true });
appendFileSync('installations', 'begun\\n');
setTimeout(() => { rmSync('busy'); appendFileSync('installations', 'done\\n'); }, 700);
`;

let clone: string;
beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'clone-'));
  await mkdir(join(clone, 'infra/local'), { recursive: true });
  for (const file of ['bootstrap.mjs', 'one-at-a-time.mjs'])
    await cp(join(import.meta.dirname, file), join(clone, 'infra/local', file));
  await writeFile(join(clone, 'package-lock.json'), '{}');
  await writeFile(join(clone, 'npm.js'), NPM);
  await writeFile(join(clone, 'infra/local/start.ts'), 'console.log("started");');
});
afterEach(() => rm(clone, { recursive: true, force: true }));

const start = (): { child: ChildProcess; said: () => string; ended: Promise<unknown[]> } => {
  const { npm_lifecycle_event: _event, ...env } = process.env;
  const child = spawn(process.execPath, ['infra/local/bootstrap.mjs', 'start'], {
    cwd: clone,
    env: { ...env, npm_execpath: join(clone, 'npm.js') },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return { child, said: () => said, ended: once(child, 'close') };
};

const installations = (): Promise<string> => readFile(join(clone, 'installations'), 'utf8').catch(() => '');
const until = async (reached: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await reached())) {
    if (Date.now() > end) throw new Error('it does not get there');
    await sleep(5);
  }
};

it('installs once when two commands of one clone begin at once', async () => {
  const commands = [start(), start()];
  const ends = await Promise.all(commands.map(({ ended }) => ended));
  const said = commands.map((command) => command.said()).toSorted();
  expect({ ends, said, installations: await installations() }).toEqual({
    ends: [
      [0, null],
      [0, null],
    ],
    said: [
      'Installing packages …\nstarted\n',
      'Packages are being installed by another command; waiting for it …\nstarted\n',
    ],
    installations: 'begun\ndone\n',
  });
});

it('installs anew right after Ctrl-C during an installation', async () => {
  const first = start();
  await until(async () => (await installations()) === 'begun\n');
  process.kill(-(first.child.pid ?? 0), 'SIGINT');
  expect(await first.ended).toEqual([1, null]);
  const second = start();
  expect([await second.ended, second.said()]).toEqual([[0, null], 'Installing packages …\nstarted\n']);
  expect(await installations()).toBe('begun\nbegun\ndone\n');
});

it('waits for the npm of a command that was killed', async () => {
  const first = start();
  await until(async () => (await installations()) === 'begun\n');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = start();
  expect(await second.ended).toEqual([0, null]);
  expect(await installations()).toBe('begun\ndone\nbegun\ndone\n');
});

it('waits for nobody whose machine was started anew since', async () => {
  await mkdir(join(clone, 'dist'));
  await writeFile(join(clone, 'dist/installing'), String(process.pid));
  await utimes(join(clone, 'dist/installing'), 0, 0);
  const { ended, said } = start();
  expect([await ended, said()]).toEqual([[0, null], 'Installing packages …\nstarted\n']);
});
