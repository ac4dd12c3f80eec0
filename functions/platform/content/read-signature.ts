import { issue } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import { decodePng, encodePng, scaleImage, type Picture } from './picture.ts';

/** The limits of a drawn signature (docs/areas/contracts.md#limits). */
const MAX_BYTES = 200 * 1024;
const MAX_WIDTH = 1_200;
const MAX_HEIGHT = 400;

/** How far a point must differ from white paper to be ink, of 255; a scan of white paper is not all white. */
const INK = 24;
/** The empty ground that stays around the ink, in points. */
const EDGE = 4;

const PREFIX = /^data:image\/png;base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Whether the point at this byte is seen on white paper. */
const isInk = ({ data }: Picture, at: number): boolean => {
  const darkest = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  return (255 - darkest) * (data[at + 3] ?? 0) > INK * 255;
};

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The part of a picture around its ink; undefined for one without any, and for a plain surface. */
const inkBox = (picture: Picture): Box | undefined => {
  const { width, height } = picture;
  const box = { left: width, top: height, right: -1, bottom: -1 };
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isInk(picture, (y * width + x) * 4)) continue;
      count += 1;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = y;
    }
  if (count === 0 || count === width * height) return undefined;
  return {
    left: Math.max(0, box.left - EDGE),
    top: Math.max(0, box.top - EDGE),
    right: Math.min(width - 1, box.right + EDGE),
    bottom: Math.min(height - 1, box.bottom + EDGE),
  };
};

const cut = ({ width, data }: Picture, { left, top, right, bottom }: Box): Picture => {
  const [toWidth, toHeight] = [right - left + 1, bottom - top + 1];
  const result = new Uint8Array(toWidth * toHeight * 4);
  for (let y = 0; y < toHeight; y += 1) {
    const from = ((top + y) * width + left) * 4;
    result.set(data.subarray(from, from + toWidth * 4), y * toWidth * 4);
  }
  return { width: toWidth, height: toHeight, data: result };
};

const withinLimits = (picture: Picture): Picture => {
  const scale = Math.min(1, MAX_WIDTH / picture.width, MAX_HEIGHT / picture.height);
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return scale === 1 ? picture : scaleImage(picture, side(picture.width), side(picture.height));
};

const decoded = (base64: string): Buffer | undefined => {
  const text = base64.replace(PREFIX, '').replaceAll(/\s/g, '');
  // Four letters stand for three bytes; what is longer is not decoded at all.
  if (text.length > (MAX_BYTES * 4) / 3 + 4 || !BASE64.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length <= MAX_BYTES ? bytes : undefined;
};

/**
 * A drawn signature as a PNG that holds nothing but its points, without the empty edges around it and at most 1,200 by
 * 400 pixels. Throws an issue of `path` for anything else than a PNG of 200 KB on which something is drawn.
 */
export const readSignature = (base64: string, path = 'base64_signature'): Buffer => {
  const bytes = decoded(base64);
  const picture = bytes && decodePng(bytes);
  const box = picture && inkBox(picture);
  const signature = box && encodePng(withinLimits(cut(picture, box)));
  if (!signature || signature.length > MAX_BYTES) throw issuesError([issue(path, 'signature_invalid')]);
  return signature;
};
