import SignaturePad from 'signature_pad';
import { SIGNATURE_MAX } from '#shared/contracts/limits.ts';
import { element } from '../answer/element.ts';
import { fitStrokes, inkBox } from './drawn-picture.ts';

/** Dark blue in both schemes: the paper stays white. */
const PEN = '#14235c';
/** Fewer points are a slip of the finger. */
const POINTS_MIN = 3;
/** A picture in base64 has four characters for three bytes. */
const TEXT_MAX = Math.floor(SIGNATURE_MAX / 3) * 4;

const bytesText = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png').split(',')[1] ?? '';

/** A canvas with a part of another one, at a scale. */
const cut = (from: HTMLCanvasElement, box: NonNullable<ReturnType<typeof inkBox>>, scale: number) => {
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const made = element('canvas', { width: String(width), height: String(height) });
  made.getContext('2d')?.drawImage(from, box.left, box.top, box.width, box.height, 0, 0, width, height);
  return made;
};

/** A box to draw a signature in. `changed` is told after each stroke. */
export const signaturePad = (changed: () => void) => {
  const canvas = element('canvas', { class: 'pad', role: 'img' });
  const pad = new SignaturePad(canvas, { penColor: PEN, minWidth: 0.8, maxWidth: 2.6 });
  pad.addEventListener('endStroke', changed);

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
      changed();
    },
    /** The drawing without the empty space around it, as a PNG in base64; undefined where nothing is drawn. */
    picture(): string | undefined {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      const box = pixels && inkBox(pixels);
      if (!box || isEmpty()) return undefined;
      let scale = 1;
      let text = bytesText(cut(canvas, box, scale));
      while (text.length > TEXT_MAX) {
        scale /= 2;
        text = bytesText(cut(canvas, box, scale));
      }
      return text;
    },
  };
};
