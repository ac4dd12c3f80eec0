import type { QueryClient } from '@tanstack/react-query';
import { firstPageReady } from '../ui/first-page.ts';
import { setPreloader } from '../ui/preload.ts';
import { preloadPage } from './areas.ts';
import { savesData } from './precache.ts';

const loadReads = () => import('./first-reads.ts');

/** Loads the code of a page ahead, and what it reads first. */
export const preloadWith = (client: QueryClient): void => {
  void firstPageReady()
    .then(loadReads)
    .catch(() => undefined);
  const readAhead = async (path: string): Promise<void> => {
    const { readFirst } = await loadReads();
    await readFirst(client, path);
  };
  setPreloader({
    code: (path) => (savesData() ? undefined : preloadPage(path)),
    page: (path) => {
      preloadPage(path);
      // The page itself says what is wrong.
      readAhead(path).catch(() => undefined);
    },
  });
};
