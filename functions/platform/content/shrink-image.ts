import { decode as decodeJpeg, encode as encodeJpeg } from 'jpeg-js';
import { MAX_IMAGE_PIXELS } from '#shared/document-content/limits.ts';
import type { ImageType } from './clean-content.ts';
import { orientationOf } from './image-facts.ts';
import { decodePng, encodePng, openableSize, POINTS_MAX, scaleImage, type Picture } from './picture.ts';

const DECODED_MAX_MB = 700;
const QUALITY = 85;

/** The points of a picture; undefined for bytes that are no picture of this type and for one that is too large. */
const decodeImage = (bytes: Buffer, type: ImageType): Picture | undefined => {
  if (type === 'image/png') return decodePng(bytes);
  if (!openableSize(bytes, type)) return undefined;
  try {
    return decodeJpeg(bytes, {
      useTArray: true,
      maxResolutionInMP: POINTS_MAX / 1e6,
      maxMemoryUsageInMB: DECODED_MAX_MB,
    });
  } catch {
    return undefined;
  }
};

const encodeImage = (picture: Picture, type: ImageType): Buffer => {
  if (type === 'image/png') return encodePng(picture);
  const { width, height, data } = picture;
  return Buffer.from(encodeJpeg({ width, height, data }, QUALITY).data);
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
