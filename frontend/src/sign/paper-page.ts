import { element } from '../answer/element.ts';
import { watchNear } from '../pdf-viewer/page-layout.ts';
import type { PdfDrawing, PdfFile } from '../pdf-viewer/pdf-file.ts';
import classes from '../pdf-viewer/pdf-page.module.css';
import type { LiveMark } from './live-mark.ts';
import type { LiveWords } from './live-words.ts';

/** One page: its words are there at once, for those who hear it; its picture while it is near. */
export const paperPage = (live: LiveWords, file: PdfFile, page: number, mark: LiveMark | undefined) => {
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
