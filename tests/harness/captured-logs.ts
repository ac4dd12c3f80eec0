import { vi } from 'vitest';
import { logger } from '#functions/platform/runtime/log.ts';

/** Keeps what the process writes from now on, logs of every level among it; answers all of it, and ends that. */
export const captureLogs = (): (() => string) => {
  const level = logger.getLevelName();
  logger.setLogLevel('DEBUG');
  const written: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    }),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
    logger.setLogLevel(level);
    return written.join('');
  };
};
