import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';

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

it('builds the app as every other command of the clone does, before it deploys', async () => {
  const begun: string[] = [];
  const noteOf = (name: string) => (): Promise<void> => Promise.resolve(void begun.push(name));
  // What takes long to load and is not reached.
  const others = { '#shared/contract/registry.ts': { registry: [] }, './enrol-on-emulator.ts': { enrolOnEmulator: 0 } };
  const mocks = { ...others, '#infra/local/web-build.ts': { buildWeb: noteOf('buildWeb') } };
  for (const [file, mock] of Object.entries(mocks)) vi.doMock(file, () => mock);
  vi.doMock('./cdk.ts', async (original) => ({ ...(await original()), cdk: noteOf('cdk'), run: noteOf('run') }));
  vi.stubEnv('AWS_ENDPOINT_URL', undefined);
  const { argv, exitCode } = process;
  process.argv = [...argv.slice(0, 2), '--tenant', 'acme-not-deployed'];
  onTestFinished(() => {
    Object.assign(process, { argv, exitCode });
    vi.unstubAllEnvs();
    for (const mocked of [...Object.keys(mocks), './cdk.ts']) vi.doUnmock(mocked);
  });
  // It ends where it reads what was deployed: nothing was.
  await import('./deploy.ts');
  expect(begun).toEqual(['buildWeb', 'cdk']);
});
