import { decode as decodeJpeg, encode as encodeJpeg } from 'jpeg-js';
import { PNG } from 'pngjs';
import { MAX_IMAGE_PIXELS } from '#shared/document-content/limits.ts';
import type { ImageType } from './clean-content.ts';
import { imageSize, orientationOf, type ImageSize } from './image-facts.ts';

/** Points of colour with transparency, four bytes each, row by row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

/** A photo of 12 million points takes 600 MB while it is made smaller; a function has 1,024. */
const POINTS_MAX = 16_000_000;
const DECODED_MAX_MB = 700;
const QUALITY = 85;

const decode = (bytes: Buffer, type: ImageType): Picture =>
  type === 'image/png'
    ? PNG.sync.read(bytes)
    : decodeJpeg(bytes, { useTArray: true, maxResolutionInMP: POINTS_MAX / 1e6, maxMemoryUsageInMB: DECODED_MAX_MB });

/** The size of a picture that may be opened. */
const openableSize = (bytes: Buffer, type: ImageType): ImageSize | undefined => {
  const size = imageSize(bytes, type);
  return size && size.width * size.height <= POINTS_MAX ? size : undefined;
};

/** The points of a picture; undefined for bytes that are no picture of this type and for one that is too large. */
export const decodeImage = (bytes: Buffer, type: ImageType): Picture | undefined => {
  if (!openableSize(bytes, type)) return undefined;
  try {
    return decode(bytes, type);
  } catch {
    return undefined;
  }
};

export const encodeImage = ({ width, height, data }: Picture, type: ImageType): Buffer => {
  if (type === 'image/jpeg') return Buffer.from(encodeJpeg({ width, height, data }, QUALITY).data);
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

/** Where a point of an upright picture is found in one that a camera stored turned or mirrored. */
const uprightPoint = (orientation: number, x: number, y: number, width: number, height: number): [number, number] => {
  const [right, bottom] = [width - 1, height - 1];
  switch (orientation) {
    case 2:
      return [right - x, y];
    case 3:
      return [right - x, bottom - y];
    case 4:
      return [x, bottom - y];
    case 5:
      return [y, x];
    case 6:
      return [y, bottom - x];
    case 7:
      return [right - y, bottom - x];
    case 8:
      return [right - y, x];
    default:
      return [x, y];
  }
};

const upright = (picture: Picture, orientation: number): Picture => {
  if (orientation === 1) return picture;
  const { width, height, data } = picture;
  const [toWidth, toHeight] = orientation >= 5 ? [height, width] : [width, height];
  const result = new Uint8Array(data.length);
  for (let y = 0; y < toHeight; y += 1) {
    for (let x = 0; x < toWidth; x += 1) {
      const [fromX, fromY] = uprightPoint(orientation, x, y, width, height);
      const from = (fromY * width + fromX) * 4;
      result.set(data.subarray(from, from + 4), (y * toWidth + x) * 4);
    }
  }
  return { width: toWidth, height: toHeight, data: result };
};

/**
 * A picture whose longest side has at most 1,600 pixels, upright; a smaller upright one as it is. Undefined for bytes
 * that are no picture of this type and for one that is too large to be opened.
 */
export const shrinkImage = (bytes: Buffer, type: ImageType): Buffer | undefined => {
  const size = openableSize(bytes, type);
  if (!size) return undefined;
  const orientation = type === 'image/jpeg' ? orientationOf(bytes) : 1;
  const scale = MAX_IMAGE_PIXELS / Math.max(size.width, size.height);
  if (scale >= 1 && orientation === 1) return bytes;
  const picture = decodeImage(bytes, type);
  if (!picture) return undefined;
  const side = (length: number): number => Math.max(1, Math.round(length * Math.min(1, scale)));
  return encodeImage(upright(scaleImage(picture, side(picture.width), side(picture.height)), orientation), type);
};
