import type { PdfFile } from './pdf-file.ts';

/** How much larger than the room for them the pages can be drawn. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
/** Pages that fill a wide room are drawn this much larger than on paper at most. */
const LARGEST = 1.4;
const SMALLEST = 0.1;

/** The next larger (1) or smaller (-1) zoom; undefined at the end. */
export const nextZoom = (zoom: number, by: 1 | -1): number | undefined => ZOOMS[ZOOMS.indexOf(zoom) + by];

/** The scale at which the widest page fills a room of the given pixels. */
export const scaleFor = ({ sizes }: PdfFile, room: number, zoom: number): number =>
  Math.min(LARGEST, Math.max(SMALLEST, room / Math.max(...sizes.map(([width]) => width), 1))) * zoom;

/** The page that begins last above a height of the window, by the `data-page` of its element. */
export const pageAt = (room: HTMLElement, height: number): number => {
  const above = [...room.querySelectorAll<HTMLElement>('[data-page]')].filter(
    (page) => page.getBoundingClientRect().top <= height,
  );
  return Number(above.at(-1)?.dataset['page'] ?? 1);
};

/** How far outside the visible part pages are drawn already. */
const NEAR = '600px 0px';

/** Tells whether a page is near what can be seen: canvases of long files would fill the memory. Returns its end. */
export const watchNear = (page: HTMLElement, tell: (isNear: boolean) => void): (() => void) => {
  const watch = new IntersectionObserver(([entry]) => tell(entry?.isIntersecting ?? false), { rootMargin: NEAR });
  watch.observe(page);
  return () => watch.disconnect();
};
