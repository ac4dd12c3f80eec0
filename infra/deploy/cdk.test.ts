import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');
const BETWEEN_MS = 100;

it('says what became of the work when it is stopped, though Ctrl-C comes twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'slow.mjs');
  await writeFile(
    program,
    `process.on('SIGTERM', () => setTimeout(process.exit, 500, 1)); console.log('at work'); setInterval(() => 0, 1000);`,
  );
  const script = `import { run } from './infra/deploy/cdk.ts';
run(${JSON.stringify(relative(root, program))}, []).catch(({ message }) => process.stderr.write(message));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, stdio: 'pipe' });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  await sleep(BETWEEN_MS);
  child.kill('SIGINT');
  await ended;
  expect(errors).toBe('Stopped. What CloudFormation has begun it ends by itself; the same command goes on from there.');
});
