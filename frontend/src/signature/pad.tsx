import { useEffect, useEffectEvent, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { fitStrokes } from './drawn-picture.ts';
import classes from './signature.module.css';
import { trimmedPng } from './trimmed-png.ts';

/** Ink is dark in both schemes, as the paper stays white. */
const INK = 'rgb(22, 24, 29)';

type Props = {
  /** What is drawn here, for those who hear the page. */
  label: string;
  /** Another number empties the pad. */
  round: number;
  /** Tells the drawing as a PNG in base64 after every stroke. */
  onDrawn: (png: string | undefined) => void;
};

/** The place to draw a signature with mouse, pen or finger. */
export const Pad = ({ label, round, onDrawn }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const report = useEffectEvent(onDrawn);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const pad = new SignaturePad(element, { penColor: INK, minWidth: 0.9, maxWidth: 2.6 });
    const fit = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const ratio = Math.max(globalThis.devicePixelRatio, 1);
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (width === 0 || (element.width === wide && element.height === high)) return;
      // A canvas that takes another size is emptied: the strokes are drawn again, smaller where they would not fit.
      const strokes = fitStrokes(pad.toData(), { width, height });
      element.width = wide;
      element.height = high;
      element.getContext('2d')?.scale(ratio, ratio);
      pad.fromData(strokes);
    };
    const ended = (): void => report(trimmedPng(element));
    pad.addEventListener('endStroke', ended);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      pad.removeEventListener('endStroke', ended);
      pad.off();
    };
  }, [round]);
  return <canvas key={round} ref={canvas} className={classes.canvas} role="img" aria-label={label} />;
};
