import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmulator } from './emulator.ts';
import type { RunningEmulator } from './running-emulator.ts';
import { untilStopped } from './until-stopped.ts';

const REGION = 'eu-central-1';
const root = fileURLToPath(new URL('../..', import.meta.url));

const externalEmulator = (endpoint: string): RunningEmulator => ({
  endpoint,
  name: 'AWS_ENDPOINT_URL',
  stop: async () => undefined,
});

const runTests = async ({ endpoint, environment }: RunningEmulator, stopped: AbortSignal): Promise<number> => {
  const arguments_ = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/deploy/vitest.config.ts'];
  const child = spawn(process.execPath, [...arguments_, ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      ...environment,
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: process.env['AWS_REGION'] ?? REGION,
      AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? 'test',
      AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? 'test',
    },
  });
  stopped.addEventListener('abort', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
};

// `npm run test:localstack`: deploys to the emulator at AWS_ENDPOINT_URL, or to an emulator that lives as long as this
// process.
const interrupted = untilStopped();
let emulator: RunningEmulator | undefined;
try {
  const endpoint = process.env['AWS_ENDPOINT_URL'];
  emulator = endpoint
    ? externalEmulator(endpoint.replace(/\/$/, ''))
    : await startEmulator(process.env['AWS_REGION'] ?? REGION, interrupted);
  process.stdout.write(`Emulator: ${emulator.name} at ${emulator.endpoint}\n`);
  process.exitCode = interrupted.aborted ? 1 : await runTests(emulator, interrupted);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await emulator?.stop();
  if (process.connected) process.disconnect();
}
