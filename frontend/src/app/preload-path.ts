import type { QueryClient } from '@tanstack/react-query';
import { query } from '../api/query.ts';
import { firstPageReady } from '../ui/first-page.ts';
import { setPreloader } from '../ui/preload.ts';
import { preloadPage } from './areas.ts';
import { savesData } from './precache.ts';

const loadReads = () => import('./record-reads.ts');

/** Loads the code of a page ahead, and the record that it shows. */
export const preloadWith = (client: QueryClient): void => {
  void firstPageReady()
    .then(loadReads)
    .catch(() => undefined);
  const readRecord = async (path: string): Promise<void> => {
    const { recordRead } = await loadReads();
    const read = recordRead(path);
    if (!read) return;
    // why: the only parameter of these endpoints is the record
    const input = { params: read.params } as never;
    await client.prefetchQuery(query(read.endpoint, input));
  };
  setPreloader({
    code: (path) => (savesData() ? undefined : preloadPage(path)),
    page: (path) => {
      preloadPage(path);
      // The page itself says what is wrong.
      readRecord(path).catch(() => undefined);
    },
  });
};
