import { pageAt } from '../pdf-viewer/page-layout.ts';
import type { LiveWords } from './live-words.ts';

/**
 * Which page is being read, and which were opened: a page was opened once the middle of the window was on it, or all of
 * it could be seen.
 */
export const openedPages = (live: LiveWords, room: HTMLElement) => {
  const seen = new Set<number>();
  let page = 1;
  return {
    seen,
    page: () => page,
    /** Looks where the window is now. */
    follow: (pages: readonly { node: HTMLElement }[]): void => {
      if (pages.length === 0 || room.clientHeight === 0) return;
      const before = { page, opened: seen.size };
      const end = room.getBoundingClientRect().bottom;
      page = end <= innerHeight ? pages.length : pageAt(room, innerHeight / 2);
      seen.add(page);
      for (const [at, { node }] of pages.entries()) {
        const { top, bottom } = node.getBoundingClientRect();
        if (top >= 0 && bottom <= innerHeight) seen.add(at + 1);
      }
      if (page !== before.page || seen.size !== before.opened) live.refresh();
    },
  };
};
