import { describe, expect, it } from 'vitest';
import { fitStrokes, inkBox } from './drawn-picture.ts';

/** Pixels of rows of text: `#` is ink, everything else is transparent. */
const pixels = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: rows
    .join('')
    .split('')
    .flatMap((sign) => [0, 0, 0, sign === '#' ? 255 : 0]),
});

describe('the box around a drawing', () => {
  it('is as small as what was drawn', () => {
    expect(inkBox(pixels('......', '..#...', '...##.', '......'))).toEqual({ left: 2, top: 1, width: 3, height: 2 });
    expect(inkBox(pixels('#'))).toEqual({ left: 0, top: 0, width: 1, height: 1 });
    expect(inkBox(pixels('#..', '...', '..#'))).toEqual({ left: 0, top: 0, width: 3, height: 3 });
  });

  it('is none where nothing was drawn', () => {
    expect(inkBox(pixels('...', '...'))).toBeUndefined();
    expect(inkBox(pixels())).toBeUndefined();
  });
});

describe('strokes in a box of another size', () => {
  const stroke = (...points: [x: number, y: number][]) => ({ pen: 'blue', points: points.map(([x, y]) => ({ x, y })) });

  it('stay as they are where they fit', () => {
    const strokes = [stroke([10, 10], [90, 40]), stroke([5, 5])];
    expect(fitStrokes(strokes, { width: 100, height: 50 })).toEqual(strokes);
    expect(fitStrokes([], { width: 100, height: 50 })).toEqual([]);
  });

  it('become smaller together, and keep their shape', () => {
    expect(fitStrokes([stroke([100, 20], [200, 40]), stroke([50, 10])], { width: 100, height: 100 })).toEqual([
      stroke([50, 10], [100, 20]),
      stroke([25, 5]),
    ]);
    expect(fitStrokes([stroke([10, 200])], { width: 100, height: 50 })).toEqual([stroke([2.5, 50])]);
  });
});
