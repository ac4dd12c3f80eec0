import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { untilHealthy } from './health.ts';
import type { RunningEmulator } from './running-emulator.ts';

const file = fileURLToPath(new URL('../../docker-compose.localstack.yml', import.meta.url));

/** True when an engine runs: the client answers without one, too, but only the engine has a version of a server. */
export const hasDockerEngine = (): boolean =>
  spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 10_000 }).status === 0;

/** Without a token LocalStack has no user pools, so MiniStack stands in. */
const profileOf = (environment: NodeJS.ProcessEnv): string =>
  environment['EMULATOR_PROFILE'] ?? (environment['LOCALSTACK_AUTH_TOKEN'] ? 'localstack' : 'ministack');

/** A name for this machine that means LocalStack itself in the containers in which it runs functions. */
const LOCALSTACK_HOST = 'localhost.localstack.cloud';

/** Starts one profile of the compose file on a free port and removes it, volumes included, at the end. */
export const startCompose = async (region: string): Promise<RunningEmulator> => {
  const profile = profileOf(process.env);
  // The port is the same inside and outside, because addresses that functions sign are used from here.
  const port = await freePort();
  const project = `back-office-${process.pid}`;
  const compose = (...args: string[]): string => {
    const all = ['compose', '--file', file, '--project-name', project, '--profile', profile, ...args];
    const env = { ...process.env, AWS_REGION: region, EMULATOR_PORT: String(port) };
    const { status, stdout, stderr } = spawnSync('docker', all, { encoding: 'utf8', env });
    if (status !== 0) throw new Error(`docker compose ${args[0] ?? ''} failed.\n${stdout}${stderr}`);
    return stdout;
  };
  const stop = async (): Promise<void> => void compose('down', '--volumes', '--timeout', '5');
  try {
    compose('up', '--detach', '--wait');
    const endpoint = `http://${profile === 'localstack' ? LOCALSTACK_HOST : '127.0.0.1'}:${port}`;
    await untilHealthy(`${endpoint}/_localstack/health`, () => true);
    return { endpoint, name: `${profile} (Docker)`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
