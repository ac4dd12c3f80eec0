import { hasDockerEngine, startCompose } from './compose.ts';
import { startMinistack } from './ministack.ts';
import type { RunningEmulator } from './running-emulator.ts';

/**
 * Starts `docker-compose.localstack.yml` where there is Docker, else MiniStack from PyPI. Throws a sentence without
 * either.
 */
export const startEmulator = (region: string): Promise<RunningEmulator> =>
  hasDockerEngine() ? startCompose(region) : startMinistack(region);
