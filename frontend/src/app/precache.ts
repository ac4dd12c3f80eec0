import { firstPageReady } from '../ui/first-page.ts';

/** The build whose pages this browser has. */
const PRECACHED = 'precached';
/** Nobody waits for anything any more. */
const QUIET_MS = 10_000;

/** The hint of some browsers that their user pays for each megabyte. */
type Connection = { saveData?: boolean };

export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Loads files away from the thread that draws pages: hundreds of answers would hold it up. */
const loadElsewhere = (files: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('precache-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: isLoaded }: MessageEvent<boolean>) => {
      worker.terminate();
      if (isLoaded) resolve();
      else reject(new Error('some files of the app did not load'));
    });
    worker.addEventListener('error', () => reject(new Error('the worker did not load')));
    worker.postMessage(files);
  });

/**
 * Loads the files of all pages into the cache of the browser once they are not waited for, so that pages open at once,
 * without a connection, and after another release. Each build is loaded once.
 */
export const precachePages = async (): Promise<void> => {
  const build = import.meta.url;
  if (savesData() || localStorage.getItem(PRECACHED) === build) return;
  await firstPageReady();
  await new Promise((done) => {
    setTimeout(done, QUIET_MS);
  });
  await loadElsewhere((await (await fetch('/precache.json')).json()) as string[]);
  localStorage.setItem(PRECACHED, build);
};
