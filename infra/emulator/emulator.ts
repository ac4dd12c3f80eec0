import { hasDockerEngine, startCompose } from './compose.ts';
import { startMinistack } from './ministack.ts';
import type { RunningEmulator } from './running-emulator.ts';

/** With Docker the containers of `docker-compose.localstack.yml`, else MiniStack from PyPI. Throws a sentence without either. */
export const startEmulator = (region: string): Promise<RunningEmulator> =>
  hasDockerEngine() ? startCompose(region) : startMinistack(region);
