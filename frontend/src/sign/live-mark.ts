import type { SignShown } from '#shared/contract/links/link-detail.ts';
import { element } from '../answer/element.ts';

/**
 * The space in a frame around the signature, and below it for who and when, in points; the sealed file has the same.
 */
const SIDE = 5;
const TOP = 3;
const BELOW = 12;
/** The largest size of a typed name, in points; a letter is about half as wide as it is high. */
const LARGEST = 21;
const WIDTH_OF_LETTER = 0.55;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** Lays a part over a larger one, so that it grows and shrinks with it. */
const lay = (part: HTMLElement, { x, y, width, height }: Box, over: Size): void => {
  const percent = (length: number, of: number): string => `${(100 * length) / of}%`;
  part.style.left = percent(x, over.width);
  part.style.top = percent(y, over.height);
  part.style.width = percent(width, over.width);
  part.style.height = percent(height, over.height);
};

/** What the signature looks like now: drawn, typed, or nothing yet. */
export type Ink = { readonly drawing: (canvas: HTMLCanvasElement) => void } | { readonly name: string };

/** The frame of the reader on the paper, with their signature as they draw or type it. */
export const liveMark = (frame: NonNullable<SignShown['frame']>) => {
  const canvas = element('canvas');
  const name = element('span');
  const ink = element('div', { class: 'ink' }, canvas, name);
  const node = element('div', { class: 'frame', 'aria-hidden': 'true' }, ink);
  const room = { x: SIDE, y: TOP, width: frame.width - 2 * SIDE, height: frame.height - TOP - BELOW };
  lay(ink, room, frame);
  return {
    node,
    page: frame.page,
    /** Lays the frame over its page, whose size is in points. */
    lay: (page: Size): void => lay(node, frame, page),
    show(now: Ink): void {
      const isDrawn = 'drawing' in now;
      canvas.hidden = !isDrawn;
      name.hidden = isDrawn;
      if (isDrawn) return now.drawing(canvas);
      name.textContent = now.name;
      const fitting = 100 / (WIDTH_OF_LETTER * Math.max(now.name.length, 1));
      name.style.fontSize = `min(${(100 * LARGEST) / room.height}cqh, ${fitting}cqw)`;
    },
  };
};
export type LiveMark = ReturnType<typeof liveMark>;
