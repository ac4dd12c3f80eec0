import type { QueryClient } from '@tanstack/react-query';
import { query } from '../api/query.ts';
import { firstPageReady } from '../ui/first-page.ts';
import { setPreloader } from '../ui/preload.ts';
import { preloadPage, preloadRecordTexts } from './areas.ts';

const loadReads = () => import('./record-reads.ts');

/** Loads the code of a page ahead, and the record that it shows. */
export const preloadWith = (client: QueryClient): void => {
  void firstPageReady
    .then(preloadRecordTexts)
    .then(loadReads)
    .catch(() => undefined);
  setPreloader((path) => {
    preloadPage(path);
    loadReads().then(
      ({ recordRead }) => {
        const read = recordRead(path);
        if (!read) return;
        // why: the parameters of these endpoints are the id alone
        const input = { params: { id: read.id } } as never;
        void client.prefetchQuery(query(read.endpoint, input));
      },
      // The page itself says what is wrong.
      () => undefined,
    );
  });
};
