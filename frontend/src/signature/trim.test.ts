import { expect, it } from 'vitest';
import { inkOf, withMargin } from './trim.ts';

const picture = (width: number, height: number, dots: readonly (readonly [number, number])[]): Uint8ClampedArray => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [x, y] of dots) data[(y * width + x) * 4 + 3] = 255;
  return data;
};

it('the box of a signature holds every dot and nothing else', () => {
  expect(inkOf(picture(20, 10, []), 20, 10)).toBeUndefined();
  expect(inkOf(picture(20, 10, [[3, 2]]), 20, 10)).toEqual({ x: 3, y: 2, width: 1, height: 1 });
  const dots = [[5, 8], [17, 1], [2, 4]] as const; // prettier-ignore
  expect(inkOf(picture(20, 10, dots), 20, 10)).toEqual({ x: 2, y: 1, width: 16, height: 8 });
});

it('the margin stays within the picture', () => {
  const room = { width: 20, height: 10 };
  expect(withMargin({ x: 2, y: 1, width: 16, height: 8 }, room)).toEqual({ x: 0, y: 0, width: 20, height: 10 });
  expect(withMargin({ x: 8, y: 5, width: 1, height: 1 }, room)).toEqual({ x: 4, y: 1, width: 9, height: 9 });
});
