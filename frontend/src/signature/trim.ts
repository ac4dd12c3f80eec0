/** A box within a picture, in its points. */
export type Ink = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Room that stays around a trimmed signature, in points. */
const MARGIN = 4;
/** A wider signature is made smaller: it is printed 74 mm wide at most. */
const WIDEST = 900;

/** The smallest box around everything that is drawn on a transparent picture; undefined where nothing is drawn. */
export const inkOf = (data: Uint8ClampedArray, width: number, height: number): Ink | undefined => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * 4 + 3] !== 0) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};

/** The box with a margin, within the picture. */
export const withMargin = ({ x, y, width, height }: Ink, room: { width: number; height: number }): Ink => {
  const left = Math.max(0, x - MARGIN);
  const top = Math.max(0, y - MARGIN);
  return {
    x: left,
    y: top,
    width: Math.min(room.width, x + width + MARGIN) - left,
    height: Math.min(room.height, y + height + MARGIN) - top,
  };
};

/** What is drawn on a canvas as a PNG in base64, without the empty room around it; undefined where nothing is drawn. */
export const trimmedPng = (canvas: HTMLCanvasElement): string | undefined => {
  const drawn = canvas.getContext('2d');
  if (!drawn || canvas.width === 0 || canvas.height === 0) return undefined;
  const ink = inkOf(drawn.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height);
  if (!ink) return undefined;
  const { x, y, width, height } = withMargin(ink, canvas);
  const scale = Math.min(1, WIDEST / width);
  const made = document.createElement('canvas');
  made.width = Math.max(1, Math.round(width * scale));
  made.height = Math.max(1, Math.round(height * scale));
  made.getContext('2d')?.drawImage(canvas, x, y, width, height, 0, 0, made.width, made.height);
  return made.toDataURL('image/png').replace('data:image/png;base64,', '');
};
