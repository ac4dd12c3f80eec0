import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { untilHealthy } from './health.ts';
import type { EmulatorPorts, RunningEmulator } from './running-emulator.ts';

const file = fileURLToPath(new URL('../../docker-compose.localstack.yml', import.meta.url));

/** True when an engine runs: the client answers without one, too, but only the engine has a version of a server. */
export const hasDockerEngine = (): boolean =>
  spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 10_000 }).status === 0;

/** The emulator among the services of the file. */
const emulatorOf = (environment: NodeJS.ProcessEnv): string => environment['EMULATOR_PROFILE'] ?? 'localstack';
/** The service that signs people in, and its port inside and outside. */
const IDENTITY = 'identity';

/** A name for this machine that means LocalStack itself in the containers in which it runs functions. */
const LOCALSTACK_HOST = 'localhost.localstack.cloud';

/** Starts an emulator of the compose file with its identity provider; its `stop` removes both, volumes included. */
export const startCompose = async (region: string, ports: EmulatorPorts): Promise<RunningEmulator> => {
  const emulator = emulatorOf(process.env);
  // The port is the same inside and outside, because addresses that functions sign are used from here.
  const port = ports.emulator ?? (await freePort());
  const identityPort = ports.identity ?? (await freePort());
  const project = `back-office-${process.pid}`;
  const compose = (...args: string[]): string => {
    const all = ['compose', '--file', file, '--project-name', project, ...args];
    const env = {
      ...process.env,
      AWS_REGION: region,
      EMULATOR_PORT: String(port),
      IDENTITY_PORT: String(identityPort),
      EMULATOR_NETWORK: project,
    };
    const { status, stdout, stderr } = spawnSync('docker', all, { encoding: 'utf8', env });
    if (status !== 0) throw new Error(`docker compose ${args[0] ?? ''} failed.\n${stdout}${stderr}`);
    return stdout;
  };
  const stop = async (): Promise<void> => void compose('down', '--volumes', '--timeout', '5');
  try {
    compose('up', '--detach', '--wait', emulator, IDENTITY);
    const endpoint = `http://${emulator === 'localstack' ? LOCALSTACK_HOST : '127.0.0.1'}:${port}`;
    await untilHealthy(`${endpoint}/_localstack/health`, () => true);
    return {
      endpoint,
      name: `${emulator} (Docker)`,
      environment: {
        EMULATOR_PROFILE: emulator,
        EMULATOR_ISSUER: `http://127.0.0.1:${identityPort}/oidc`,
        EMULATOR_KEY_SET: `http://${IDENTITY}:${identityPort}/oidc/jwks`,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
