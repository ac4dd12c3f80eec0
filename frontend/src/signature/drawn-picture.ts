export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number };

/** Red, green, blue and opacity. */
const BYTES_OF_PIXEL = 4;

/** The smallest box around everything that is not transparent; undefined where nothing is. */
export const inkBox = ({ data, width, height }: Pixels): Box | undefined => {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * BYTES_OF_PIXEL + BYTES_OF_PIXEL - 1] ?? 0) === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
};

type Point = { readonly x: number; readonly y: number };
type Stroke<P extends Point> = { readonly points: readonly P[] };

/** Strokes made smaller, where they would leave a box of this size; those that fit stay as they are. */
export const fitStrokes = <P extends Point, S extends Stroke<P>>(
  strokes: readonly (S & Stroke<P>)[],
  { width, height }: Pick<Box, 'width' | 'height'>,
): (S & { points: P[] })[] => {
  const points = strokes.flatMap((stroke) => stroke.points);
  const farthest = (of: (point: P) => number): number => Math.max(1, ...points.map(of));
  const factor = Math.min(1, width / farthest(({ x }) => x), height / farthest(({ y }) => y));
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
};

/** The smallest box around all strokes of a pen of this width; undefined where nothing is drawn. */
export const strokesBox = <P extends Point>(strokes: readonly Stroke<P>[], pen: number): Box | undefined => {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - pen, Math.min(...ys) - pen];
  return { left, top, width: Math.max(...xs) + pen - left, height: Math.max(...ys) + pen - top };
};
