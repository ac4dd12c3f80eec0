import SignaturePad from 'signature_pad';
import { element } from '../answer/element.ts';
import { fitStrokes, strokesBox } from '../signature/drawn-picture.ts';
import { trimmedPng } from '../signature/trimmed-png.ts';

/** Dark blue in both schemes: the paper stays white. */
const PEN = '#14235c';
/** The widest stroke, in pixels. */
const PEN_MAX = 2.6;
/** Fewer points are a slip of the finger. */
const POINTS_MIN = 3;

/** A box to draw a signature in. `changed` is told after each stroke, `moved` while one is drawn. */
export const signaturePad = (changed: () => void, moved: () => void) => {
  const canvas = element('canvas', { class: 'pad', role: 'img' });
  const pad = new SignaturePad(canvas, { penColor: PEN, minWidth: 0.8, maxWidth: PEN_MAX });
  const tell = (): void => {
    changed();
    // As any other field says that it holds something else.
    canvas.dispatchEvent(new Event('input', { bubbles: true }));
  };
  pad.addEventListener('endStroke', tell);
  pad.addEventListener('afterUpdateStroke', moved);

  /** A canvas that takes another size is emptied: the strokes are drawn again, smaller where they would not fit. */
  const fit = (): void => {
    const { offsetWidth: width, offsetHeight: height } = canvas;
    const ratio = Math.max(1, devicePixelRatio);
    const isSame = canvas.width === Math.round(width * ratio) && canvas.height === Math.round(height * ratio);
    if (width === 0 || isSame) return;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.getContext('2d')?.scale(ratio, ratio);
    pad.fromData(fitStrokes(pad.toData(), { width, height }));
  };
  new ResizeObserver(fit).observe(canvas);

  const isEmpty = (): boolean => pad.toData().reduce((sum, { points }) => sum + points.length, 0) < POINTS_MIN;
  return {
    canvas,
    isEmpty,
    clear(): void {
      pad.clear();
      tell();
    },
    /** Draws what is there, without the empty space around it. */
    copyTo: (other: HTMLCanvasElement): void => {
      const box = strokesBox(pad.toData(), PEN_MAX);
      const ratio = canvas.width / Math.max(canvas.offsetWidth, 1);
      // A canvas that takes a size is emptied.
      other.width = Math.ceil((box?.width ?? 0) * ratio);
      other.height = Math.ceil((box?.height ?? 0) * ratio);
      if (!box || other.width === 0) return;
      const { left, top } = box;
      other.getContext('2d')?.drawImage(canvas, -left * ratio, -top * ratio);
    },
    /** The drawing without the empty space around it, as a PNG in base64; undefined where nothing is drawn. */
    picture: (): string | undefined => (isEmpty() ? undefined : trimmedPng(canvas)),
  };
};
