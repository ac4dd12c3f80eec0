import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it.each([
  [['--port', 'abc'], /^--port: is no port: abc\nusage: npm run emulator/],
  [['--identity-port', '70000'], /^--identity-port: is no port: 70000\n/],
  [['--prot', '4566'], /^Unknown option '--prot'/],
])('refuses %j with a sentence', (args, words) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts'), ...args], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
});

it('ends at once with a sentence when it is stopped while MiniStack is installed', async () => {
  const path = await mkdtemp(join(tmpdir(), 'python-'));
  onTestFinished(() => rm(path, { recursive: true }));
  // It answers what it is, and never ends anything else.
  const python = `#!${process.execPath}
if (process.argv[2] === '-c') console.log(${JSON.stringify(join(path, 'python3'))} + '\\n3.12');
else setInterval(() => undefined, 1_000);
`;
  await writeFile(join(path, 'python3'), python, { mode: 0o755 });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), '--port', '45661'], {
    // Without Docker.
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
  expect(errors).toBe('Stopped. What was begun starts over with the next command.\n');
});
