import { formatsOf } from '#shared/values/formats.ts';
import { element } from '../answer/element.ts';
import { nextZoom } from '../pdf-viewer/page-layout.ts';
import { liveButton } from './live-parts.ts';
import type { LiveWords } from './live-words.ts';

type Options = {
  readonly page: () => number;
  readonly pages: number;
  readonly zoom: () => number;
  readonly setZoom: (by: 1 | -1) => void;
  readonly download: () => void;
};

/** The bar over the document: which page is read, its zoom, and the file. */
export const paperBar = (live: LiveWords, { page, pages, zoom, setZoom, download }: Options): HTMLElement => {
  const smaller = liveButton(live, 'smaller', 'icon', () => setZoom(-1), '−');
  const larger = liveButton(live, 'larger', 'icon', () => setZoom(1), '+');
  const figure = element('span', { class: 'zoom' });
  live.follow(() => {
    figure.textContent = formatsOf(live.language()).percent(zoom() * 100);
    smaller.setAttribute('aria-disabled', String(nextZoom(zoom(), -1) === undefined));
    larger.setAttribute('aria-disabled', String(nextZoom(zoom(), 1) === undefined));
  });
  const count = () => ({ page: String(page()), pages: String(pages) });
  return element(
    'div',
    { class: 'bar' },
    element('span', { class: 'count', 'aria-live': 'polite' }, live.text('pageOf', count)),
    element('span', { class: 'zooms' }, smaller, figure, larger),
    liveButton(live, 'download', 'link', download),
  );
};
