import { expect, it } from 'vitest';
import { fitStrokes, inkBox, strokesBox } from './drawn-picture.ts';

const picture = (width: number, height: number, dots: readonly (readonly [number, number])[]) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [x, y] of dots) data[(y * width + x) * 4 + 3] = 255;
  return { data, width, height };
};

it('the box of a signature holds every dot and nothing else', () => {
  expect(inkBox(picture(20, 10, []))).toBeUndefined();
  expect(inkBox(picture(20, 10, [[3, 2]]))).toEqual({ left: 3, top: 2, width: 1, height: 1 });
  const dots = [[5, 8], [17, 1], [2, 4]] as const; // prettier-ignore
  expect(inkBox(picture(20, 10, dots))).toEqual({ left: 2, top: 1, width: 16, height: 8 });
});

it('strokes that leave a smaller box are made smaller, others stay', () => {
  const strokes = [{ points: [{ x: 10, y: 10 }] }, { points: [{ x: 200, y: 50 }] }];
  expect(fitStrokes(strokes, { width: 400, height: 100 })).toEqual(strokes);
  expect(fitStrokes(strokes, { width: 100, height: 100 }).map(({ points }) => points)).toEqual([
    [{ x: 5, y: 5 }],
    [{ x: 100, y: 25 }],
  ]);
});

it('the box of strokes holds the width of the pen on every side', () => {
  expect(strokesBox([], 2)).toBeUndefined();
  const strokes = [{ points: [{ x: 10, y: 30 }] }, { points: [{ x: 50, y: 20 }, { x: 40, y: 25 }] }]; // prettier-ignore
  expect(strokesBox(strokes, 2)).toEqual({ left: 8, top: 18, width: 44, height: 14 });
});
