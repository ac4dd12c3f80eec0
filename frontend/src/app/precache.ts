import { firstPageReady } from '../ui/first-page.ts';

/** The build whose pages this browser has. */
const PRECACHED = 'precached';
const AT_ONCE = 4;

/** What only some browsers tell: their user pays for each megabyte. */
type Connection = { saveData?: boolean };

export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/**
 * Loads the files of all pages into the cache of the browser once they are not waited for, so that pages open at once,
 * without a connection, and after another release. Each build is loaded once.
 */
export const precachePages = async (): Promise<void> => {
  await firstPageReady();
  const build = import.meta.url;
  if (savesData() || localStorage.getItem(PRECACHED) === build) return;
  const files = (await (await fetch('/precache.json')).json()) as string[];
  const lane = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      await (await fetch(file, { priority: 'low' })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  localStorage.setItem(PRECACHED, build);
};
