import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeployArguments } from './arguments.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What happens to a deployment that somebody stops. */
export const STOPPED = 'Stopped. What CloudFormation has begun it ends by itself; the same command goes on from there.';

/**
 * Runs a program of this repository on this Node. Its output is passed on, with `quiet` only at the end and if the
 * program failed. Throws when it ends with another status than 0, and a sentence of its own when somebody stops it.
 */
export const run = async (
  program: string,
  args: readonly string[],
  { env = {}, quiet = false }: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<void> => {
  const destination = quiet ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: ['ignore', destination, destination],
    // The CDK starts `node infra/app.ts` by name.
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  // Ctrl-C comes twice: from the terminal, and from whoever started this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  if (isStopped) throw new Error(STOPPED);
  if (status === 0) return;
  for (const chunk of output) process.stderr.write(chunk);
  throw new Error(`${program} ${args[0] ?? ''} ended with status ${status}; it says why above.`);
};

/** Where the templates and outputs of a tenant are written: two tenants may deploy at once. */
export const outputFolder = (slug: string): string => join(root, 'cdk.out', slug);

/** Where a tenant is deployed, as the CDK and the SDK read it. */
export const cdkEnvironment = ({ region, emulator }: DeployArguments['tenant']): Record<string, string> => ({
  AWS_REGION: region,
  ...(emulator && emulatorCredentials()),
});

/** `cdk deploy|destroy|bootstrap …` for a tenant; an emulator takes any credentials. */
export const cdk = async (
  args: readonly string[],
  { tenant, settings }: DeployArguments,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<void> => {
  const context = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const common = ['--no-notices', '--output', outputFolder(tenant.slug), ...context];
  await run('node_modules/aws-cdk/bin/cdk', [...args, ...common], {
    env: { ...cdkEnvironment(tenant), CI: 'true' },
    quiet,
  });
};

/** Any pair of keys will do, but without one the SDK cannot sign. */
export const emulatorCredentials = (): Record<string, string> => ({
  AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? 'test',
  AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? 'test',
});
