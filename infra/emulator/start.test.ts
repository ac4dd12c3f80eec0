import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
