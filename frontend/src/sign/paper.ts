import { element } from '../answer/element.ts';
import { nextZoom, pageAt, scaleFor } from '../pdf-viewer/page-layout.ts';
import type { PdfFile } from '../pdf-viewer/pdf-file.ts';
import { liveButton, setHidden } from './live-parts.ts';
import type { LiveMark } from './live-mark.ts';
import type { LiveWords } from './live-words.ts';
import { paperBar } from './paper-bar.ts';
import { paperPage } from './paper-page.ts';

/** The space beside a page, in pixels. */
const MARGIN = 24;

/** The pages of the document below each other in the window, with zoom, and which of them were opened. */
export const paper = (
  live: LiveWords,
  source: { pages: number; download: () => void; load: () => Promise<PdfFile>; mark: LiveMark | undefined },
) => {
  const seen = new Set<number>();
  let page = 1;
  let zoom = 1;
  let state: 'loading' | 'failed' | 'open' = 'loading';
  let file: PdfFile | undefined;
  let drawn: ReturnType<typeof paperPage>[] = [];
  const room = element('div', { class: 'pages', role: 'region', tabindex: '0' });
  live.follow(() => room.setAttribute('aria-label', live.words('pages')));

  /** The page that was read last, while the place of the signature is shown. */
  let readPage: number | undefined;
  let shownPage = 0;
  let shownWidth = 0;

  const layOut = (): void => {
    const width = room.clientWidth;
    if (!file || width === 0) return;
    shownWidth = width;
    const scale = scaleFor(file, width - MARGIN, zoom);
    for (const each of drawn) each.size(scale);
  };
  /** A page was opened once the middle of the window was on it, or all of it could be seen. */
  const follow = (): void => {
    if (!file || room.clientHeight === 0) return;
    const end = room.getBoundingClientRect().bottom;
    page = end <= innerHeight ? file.pages : pageAt(room, innerHeight / 2);
    const before = seen.size;
    seen.add(page);
    for (const [at, { node }] of drawn.entries()) {
      const { top, bottom } = node.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) seen.add(at + 1);
    }
    if (shownPage !== page || before !== seen.size) live.refresh();
    shownPage = page;
  };
  const setZoom = (by: 1 | -1): void => {
    zoom = nextZoom(zoom, by) ?? zoom;
    layOut();
    live.refresh();
    follow();
  };

  const load = async (): Promise<void> => {
    state = 'loading';
    live.refresh();
    try {
      const opened = await source.load();
      file = opened;
      drawn = Array.from({ length: opened.pages }, (_, at) => paperPage(live, opened, at + 1, source.mark));
      room.replaceChildren(...drawn.map(({ node }) => node));
      state = 'open';
      live.refresh();
      layOut();
      follow();
    } catch {
      state = 'failed';
      live.refresh();
    }
  };

  const loading = element('p', { class: 'state' }, live.text('paperLoading'));
  const failed = element(
    'div',
    { class: 'state', role: 'alert' },
    element('p', {}, live.text('paperFailed')),
    liveButton(live, 'again', 'quiet', () => void load()),
  );
  live.follow(() => {
    setHidden(loading, state !== 'loading');
    setHidden(failed, state !== 'failed');
    setHidden(room, state !== 'open');
  });
  const node = element(
    'section',
    { class: 'paper' },
    paperBar(live, { page: () => page, pages: source.pages, zoom: () => zoom, setZoom, download: source.download }),
    loading,
    failed,
    room,
  );
  live.follow(() => node.setAttribute('aria-label', live.words('document')));
  new ResizeObserver(() => {
    if (room.clientWidth === shownWidth) return;
    layOut();
    follow();
  }).observe(node);
  // On a wide screen the document scrolls in a part of the window.
  addEventListener('scroll', follow, { capture: true, passive: true });

  const show = (number: number): void => drawn[number - 1]?.node.scrollIntoView({ block: 'start' });
  return {
    node,
    seen,
    load,
    page: () => page,
    isLast: () => page >= source.pages,
    hasFailed: () => state === 'failed',
    next(): void {
      show(page + 1);
      follow();
    },
    /** Shows where the signature comes, beside the form of a wide window. */
    showMark(): void {
      readPage = page;
      source.mark?.node.scrollIntoView({ block: 'center' });
    },
    /** Shows the page that was read last again, for the keyboard too. */
    again(): void {
      room.focus({ preventScroll: true });
      show(readPage ?? page);
    },
  };
};
export type Paper = ReturnType<typeof paper>;
