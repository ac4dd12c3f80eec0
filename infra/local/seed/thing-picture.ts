import { drawPng, type Colour } from './draw-png.ts';

const SIDE = 128;

/** A box of the unit square with its colour; a later one lies on those before. */
type Box = readonly [left: number, top: number, right: number, bottom: number, colour: Colour];

const DARK: Colour = [52, 60, 72];
const GLASS: Colour = [142, 178, 214];
const METAL: Colour = [168, 174, 184];
const PAPER: Colour = [250, 250, 252];
const ACCENT: Colour = [70, 104, 200];

const drawings: readonly { readonly ground: Colour; readonly boxes: readonly Box[] }[] = [
  // A laptop.
  { ground: [226, 233, 243], boxes: [[0.22, 0.26, 0.78, 0.66, DARK], [0.25, 0.29, 0.75, 0.63, GLASS], [0.14, 0.66, 0.86, 0.73, METAL]] },
  // A mobile phone.
  { ground: [232, 240, 232], boxes: [[0.36, 0.18, 0.64, 0.82, DARK], [0.38, 0.23, 0.62, 0.74, GLASS], [0.47, 0.76, 0.53, 0.79, METAL]] },
  // A monitor.
  { ground: [241, 236, 228], boxes: [[0.16, 0.22, 0.84, 0.66, DARK], [0.19, 0.25, 0.81, 0.63, GLASS], [0.46, 0.66, 0.54, 0.76, METAL], [0.34, 0.76, 0.66, 0.8, METAL]] },
  // A headset.
  { ground: [236, 230, 243], boxes: [[0.26, 0.24, 0.74, 0.3, DARK], [0.26, 0.24, 0.32, 0.52, DARK], [0.68, 0.24, 0.74, 0.52, DARK], [0.22, 0.5, 0.36, 0.74, ACCENT], [0.64, 0.5, 0.78, 0.74, ACCENT]] },
  // An access badge.
  { ground: [243, 231, 231], boxes: [[0.44, 0.14, 0.56, 0.26, METAL], [0.3, 0.24, 0.7, 0.84, PAPER], [0.3, 0.24, 0.7, 0.34, ACCENT], [0.41, 0.42, 0.59, 0.6, METAL], [0.37, 0.68, 0.63, 0.72, DARK]] },
]; // prettier-ignore

/** A drawing of the thing with this number as PNG (128 × 128). */
export const thingPicture = (number: number): Buffer => {
  const { ground, boxes } = drawings[(number - 1) % drawings.length] ?? { ground: PAPER, boxes: [] };
  return drawPng(SIDE, (x, y) => {
    const box = boxes.findLast(([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom);
    return box ? box[4] : ground;
  });
};
