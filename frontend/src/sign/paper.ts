import { element } from '../answer/element.ts';
import { nextZoom, scaleFor } from '../pdf-viewer/page-layout.ts';
import type { PdfFile } from '../pdf-viewer/pdf-file.ts';
import type { LiveMark } from './live-mark.ts';
import type { LiveWords } from './live-words.ts';
import { openedPages } from './opened-pages.ts';
import { paperBar } from './paper-bar.ts';
import { paperPage } from './paper-page.ts';
import { paperStates, type PaperState } from './paper-states.ts';

/** The space beside a page, in pixels. */
const MARGIN = 24;

/** The pages of a document in their room, as wide as it is by the zoom. */
const drawnSheets = (live: LiveWords, room: HTMLElement, mark: LiveMark | undefined) => {
  let zoom = 1;
  let file: PdfFile | undefined;
  let drawn: ReturnType<typeof paperPage>[] = [];
  let shownWidth = 0;
  const layOut = (): void => {
    const width = room.clientWidth;
    if (!file || width === 0) return;
    shownWidth = width;
    const scale = scaleFor(file, width - MARGIN, zoom);
    for (const each of drawn) each.size(scale);
  };
  return {
    drawn: () => drawn,
    zoom: () => zoom,
    layOut,
    /** Whether they still have the width of their room. */
    fit: () => room.clientWidth === shownWidth,
    zoomBy(by: 1 | -1): void {
      zoom = nextZoom(zoom, by) ?? zoom;
      layOut();
    },
    open(opened: PdfFile): void {
      file = opened;
      drawn = Array.from({ length: opened.pages }, (_, at) => paperPage(live, opened, at + 1, mark));
      room.replaceChildren(...drawn.map(({ node }) => node));
    },
  };
};

/** The pages of the document below each other in the window, with zoom, and which of them were opened. */
export const paper = (
  live: LiveWords,
  source: { pages: number; download: () => void; load: () => Promise<PdfFile>; mark: LiveMark | undefined },
) => {
  let state: PaperState = 'loading';
  const room = element('div', { class: 'pages', role: 'region', tabindex: '0' });
  live.follow(() => room.setAttribute('aria-label', live.words('pages')));
  const { seen, page, follow } = openedPages(live, room);
  const sheets = drawnSheets(live, room, source.mark);
  const followWindow = (): void => follow(sheets.drawn());

  /** The page that was read last, while the place of the signature is shown. */
  let readPage: number | undefined;

  const setZoom = (by: 1 | -1): void => {
    sheets.zoomBy(by);
    live.refresh();
    followWindow();
  };

  const enter = (next: PaperState): void => {
    state = next;
    live.refresh();
  };
  const load = async (): Promise<void> => {
    enter('loading');
    try {
      sheets.open(await source.load());
      enter('open');
      sheets.layOut();
      followWindow();
    } catch {
      enter('failed');
    }
  };

  const node = element(
    'section',
    { class: 'paper' },
    paperBar(live, { page, pages: source.pages, zoom: sheets.zoom, setZoom, download: source.download }),
    ...paperStates(live, room, { state: () => state, load }),
  );
  live.follow(() => node.setAttribute('aria-label', live.words('document')));
  new ResizeObserver(() => {
    if (sheets.fit()) return;
    sheets.layOut();
    followWindow();
  }).observe(node);
  // On a wide screen the document scrolls in a part of the window.
  addEventListener('scroll', followWindow, { capture: true, passive: true });

  const show = (number: number): void => sheets.drawn()[number - 1]?.node.scrollIntoView({ block: 'start' });
  return {
    node,
    seen,
    load,
    page,
    isLast: () => page() >= source.pages,
    hasFailed: () => state === 'failed',
    next(): void {
      show(page() + 1);
      followWindow();
    },
    /** Shows where the signature comes, beside the form of a wide window. */
    showMark(): void {
      readPage = page();
      source.mark?.node.scrollIntoView({ block: 'center' });
    },
    /** Shows the page that was read last again, for the keyboard too. */
    again(): void {
      room.focus({ preventScroll: true });
      show(readPage ?? page());
    },
  };
};
export type Paper = ReturnType<typeof paper>;
