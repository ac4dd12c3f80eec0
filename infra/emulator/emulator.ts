import { hasDockerEngine, startCompose } from './compose.ts';
import { startMinistack } from './ministack.ts';
import type { EmulatorPorts, RunningEmulator } from './running-emulator.ts';

/**
 * Starts `docker-compose.localstack.yml` where there is Docker, else MiniStack from PyPI, on free ports unless they are
 * given. Throws a sentence without either, and when it is stopped meanwhile.
 */
export const startEmulator = (
  region: string,
  stopped: AbortSignal,
  ports: EmulatorPorts = {},
): Promise<RunningEmulator> =>
  hasDockerEngine() ? startCompose(region, ports) : startMinistack(region, ports, stopped);
