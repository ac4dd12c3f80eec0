import { PNG } from 'pngjs';
import type { ImageType } from './clean-content.ts';
import { imageSize, type ImageSize } from './image-facts.ts';

/** Points of colour with transparency, four bytes each, row by row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

/** A photo of 12 million points takes 600 MB while it is made smaller; a function has 1,024. */
export const POINTS_MAX = 16_000_000;

/** The size of a picture that may be opened. */
export const openableSize = (bytes: Buffer, type: ImageType): ImageSize | undefined => {
  const size = imageSize(bytes, type);
  return size && size.width * size.height <= POINTS_MAX ? size : undefined;
};

/** The points of a PNG; undefined for bytes that are none and for one that is too large. */
export const decodePng = (bytes: Buffer): Picture | undefined => {
  if (!openableSize(bytes, 'image/png')) return undefined;
  try {
    return PNG.sync.read(bytes);
  } catch {
    return undefined;
  }
};

export const encodePng = ({ width, height, data }: Picture): Buffer => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png);
};

/** Each point is the mean of those that it stands for, weighed by how opaque they are. */
export const scaleImage = ({ width, height, data }: Picture, toWidth: number, toHeight: number): Picture => {
  const result = new Uint8Array(toWidth * toHeight * 4);
  for (let y = 0; y < toHeight; y += 1) {
    const top = Math.floor((y * height) / toHeight);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / toHeight));
    for (let x = 0; x < toWidth; x += 1) {
      const left = Math.floor((x * width) / toWidth);
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / toWidth));
      let red = 0;
      let green = 0;
      let blue = 0;
      let opaque = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          const alpha = data[at + 3] ?? 0;
          red += (data[at] ?? 0) * alpha;
          green += (data[at + 1] ?? 0) * alpha;
          blue += (data[at + 2] ?? 0) * alpha;
          opaque += alpha;
        }
      }
      const weight = Math.max(1, opaque);
      const to = (y * toWidth + x) * 4;
      result[to] = Math.round(red / weight);
      result[to + 1] = Math.round(green / weight);
      result[to + 2] = Math.round(blue / weight);
      result[to + 3] = Math.round(opaque / ((bottom - top) * (right - left)));
    }
  }
  return { width: toWidth, height: toHeight, data: result };
};
