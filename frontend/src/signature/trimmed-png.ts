import { SIGNATURE_MAX } from '#shared/contracts/limits.ts';
import { inkBox, type Box } from './drawn-picture.ts';

/** A picture in base64 has four characters for three bytes. */
const TEXT_MAX = Math.floor(SIGNATURE_MAX / 3) * 4;

const bytesText = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png').split(',')[1] ?? '';

/** A canvas with a part of another one, at a scale. */
const cut = (from: HTMLCanvasElement, box: Box, scale: number): HTMLCanvasElement => {
  const made = document.createElement('canvas');
  made.width = Math.max(1, Math.round(box.width * scale));
  made.height = Math.max(1, Math.round(box.height * scale));
  made.getContext('2d')?.drawImage(from, box.left, box.top, box.width, box.height, 0, 0, made.width, made.height);
  return made;
};

/** A drawing without the empty space around it, as a PNG in base64 that may be sent; undefined where nothing is drawn. */
export const trimmedPng = (canvas: HTMLCanvasElement): string | undefined => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  const box = pixels && inkBox(pixels);
  if (!box) return undefined;
  let scale = 1;
  let text = bytesText(cut(canvas, box, scale));
  while (text.length > TEXT_MAX) {
    scale /= 2;
    text = bytesText(cut(canvas, box, scale));
  }
  return text;
};
