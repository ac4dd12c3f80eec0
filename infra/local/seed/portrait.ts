import { drawPng, type Colour } from './draw-png.ts';

const SIDE = 128;
const grounds: readonly Colour[] = [
  [198, 219, 239],
  [253, 224, 190],
  [206, 232, 208],
  [233, 214, 240],
  [250, 214, 214],
  [220, 224, 230],
];
const skins: readonly Colour[] = [
  [246, 214, 189],
  [224, 172, 128],
  [172, 116, 78],
  [112, 74, 52],
];
const hairs: readonly Colour[] = [
  [52, 38, 32],
  [122, 78, 44],
  [206, 162, 92],
  [150, 150, 154],
  [150, 62, 38],
];
const clothes: readonly Colour[] = [
  [44, 62, 92],
  [96, 48, 72],
  [36, 92, 84],
  [92, 92, 98],
  [168, 96, 44],
];

const isIn = (x: number, y: number, middleX: number, middleY: number, radiusX: number, radiusY: number): boolean =>
  ((x - middleX) / radiusX) ** 2 + ((y - middleY) / radiusY) ** 2 <= 1;

/** What is seen at a point of the unit square: shoulders, neck, face, hair, ground. */
const colourAt = (x: number, y: number, number: number): Colour => {
  const of = (colours: readonly Colour[], step: number): Colour =>
    colours[Math.floor(number / step + number) % colours.length] ?? [0, 0, 0];
  const isLong = number % 2 === 0;
  const isFace = isIn(x, y, 0.5, 0.44, 0.17, 0.21);
  const hairline = number % 3 === 0 ? y < 0.34 : y < 0.3 + (x - 0.5) ** 2 * (isLong ? 2.4 : 1.4);
  if (isFace && !hairline) return of(skins, 3);
  if (isIn(x, y, 0.5, 0.38, 0.2, 0.21)) return of(hairs, 2);
  if (isLong && isIn(x, y, 0.5, 0.5, 0.24, 0.28) && y < 0.7 && !isIn(x, y, 0.5, 0.72, 0.09, 0.16)) return of(hairs, 2);
  if (isIn(x, y, 0.5, 0.66, 0.085, 0.13)) return of(skins, 3);
  if (isIn(x, y, 0.5, 1.06, 0.37, 0.34)) return of(clothes, 4);
  return of(grounds, 5);
};

/** An invented face as PNG (128 × 128): the same for a number each time, a few kilobytes. */
export const portrait = (number: number): Buffer => drawPng(SIDE, (x, y) => colourAt(x, y, number));
