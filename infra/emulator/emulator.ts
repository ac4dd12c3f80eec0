import { hasDockerEngine, startCompose } from './compose.ts';
import { startMinistack } from './ministack.ts';

/** An AWS emulator that this process started. */
export type Emulator = {
  readonly endpoint: string;
  readonly name: string;
  /** File with what it says, where there is one. */
  readonly log?: string;
  readonly stop: () => Promise<void>;
};

/** With Docker the containers of `docker-compose.localstack.yml`, else MiniStack from PyPI. Throws a sentence without either. */
export const startEmulator = (region: string): Promise<Emulator> =>
  hasDockerEngine() ? startCompose(region) : startMinistack(region);
