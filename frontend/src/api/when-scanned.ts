import { pause } from './pause.ts';
import { problemFromError } from './problem.ts';

const PAUSE_MS = 2_000;
/** A call waits for some seconds itself, so that a file has some minutes in all. */
const TRIES = 30;

/** Repeats a call for as long as the file that it takes is being checked for malware (docs/areas/files.md#uploads). */
export const whenScanned = async <T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === TRIES || problemFromError(error).code !== 'scan_pending') throw error;
    }
    await pause(PAUSE_MS, signal);
  }
};
