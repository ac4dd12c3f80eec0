import { formatsOf } from '#shared/values/formats.ts';
import { element } from '../answer/element.ts';
import { nextZoom, pageAt, scaleFor, watchNear } from '../pdf-viewer/page-layout.ts';
import type { PdfDrawing, PdfFile } from '../pdf-viewer/pdf-file.ts';
import classes from '../pdf-viewer/pdf-page.module.css';
import { liveButton, setHidden } from './live-parts.ts';
import type { LiveMark } from './live-mark.ts';
import type { LiveWords } from './live-words.ts';

/** The space beside a page, in pixels. */
const MARGIN = 24;

/** One page: its words are there at once, for those who hear it; its picture while it is near. */
const paperPage = (live: LiveWords, file: PdfFile, page: number, mark: LiveMark | undefined) => {
  let canvas = element('canvas', { 'aria-hidden': 'true', class: classes['canvas'] ?? '' });
  const words = element('div', { class: classes['words'] ?? '' });
  const node = element(
    'div',
    { role: 'group', 'data-page': String(page), class: classes['page'] ?? '' },
    canvas,
    words,
  );
  live.follow(() =>
    node.setAttribute('aria-label', live.words('pageOf', { page: String(page), pages: String(file.pages) })),
  );
  const [width, height] = file.sizes[page - 1] ?? [0, 0];
  if (mark?.page === page) {
    mark.lay({ width, height });
    node.append(mark.node);
  }
  let scale = 1;
  let isNear = false;
  let picture: PdfDrawing | undefined;
  let text: PdfDrawing | undefined;
  // A drawing that is stopped ends with an error that means nothing.
  const begin = (drawing: PdfDrawing, then: () => void = () => undefined): PdfDrawing => {
    drawing.done.then(then, () => undefined);
    return drawing;
  };
  const put = (next: HTMLCanvasElement): void => {
    canvas.replaceWith(next);
    canvas = next;
  };
  /** The picture of before stays until the next one is whole. */
  const draw = (): void => {
    picture?.stop();
    picture = undefined;
    const next = element('canvas', { 'aria-hidden': 'true', class: classes['canvas'] ?? '' });
    if (isNear) picture = begin(file.draw(page, next, scale), () => put(next));
    else put(next);
  };
  watchNear(node, (near) => {
    if (near === isNear) return;
    isNear = near;
    draw();
  });
  return {
    node,
    size(next: number): void {
      scale = next;
      node.style.width = `${width * scale}px`;
      node.style.height = `${height * scale}px`;
      text?.stop();
      text = begin(file.write(page, words, scale));
      draw();
    },
  };
};

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

  const smaller = liveButton(live, 'smaller', 'icon', () => setZoom(-1), '−');
  const larger = liveButton(live, 'larger', 'icon', () => setZoom(1), '+');
  const figure = element('span', { class: 'zoom' });
  live.follow(() => {
    figure.textContent = formatsOf(live.language()).percent(zoom * 100);
    smaller.setAttribute('aria-disabled', String(nextZoom(zoom, -1) === undefined));
    larger.setAttribute('aria-disabled', String(nextZoom(zoom, 1) === undefined));
  });
  const count = () => ({ page: String(page), pages: String(source.pages) });
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
    element(
      'div',
      { class: 'bar' },
      element('span', { class: 'count', 'aria-live': 'polite' }, live.text('pageOf', count)),
      element('span', { class: 'zooms' }, smaller, figure, larger),
      liveButton(live, 'download', 'link', source.download),
    ),
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
