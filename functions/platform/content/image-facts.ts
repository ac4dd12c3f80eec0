import type { ImageType } from './clean-content.ts';

export type ImageSize = {
  readonly width: number;
  readonly height: number;
};

const pngSize = (bytes: Buffer): ImageSize | undefined =>
  bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

/** The segments of a JPEG before its points: their kind and where their content begins and ends. */
const jpegSegments = function* (bytes: Buffer): Generator<{ kind: number; from: number; to: number }> {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1] ?? 0;
    const to = at + 2 + bytes.readUInt16BE(at + 2);
    if (kind === 0xda || to > bytes.length) return;
    yield { kind, from: at + 4, to };
    at = to;
  }
};

/** Frames of points: SOF0 to SOF15 without the tables among them. */
const isFrame = (kind: number): boolean => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);

const jpegSize = (bytes: Buffer): ImageSize | undefined => {
  for (const { kind, from, to } of jpegSegments(bytes))
    if (isFrame(kind) && to - from >= 5)
      return { height: bytes.readUInt16BE(from + 1), width: bytes.readUInt16BE(from + 3) };
  return undefined;
};

/** The size that a picture says it has; undefined for bytes that say none. */
export const imageSize = (bytes: Buffer, type: ImageType): ImageSize | undefined => {
  const size = type === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
};

const EXIF = 0xe1;
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** How a camera held a JPEG, 1 (upright) to 8, by its Exif data; 1 where it does not say. */
export const orientationOf = (bytes: Buffer): number => {
  for (const { kind, from, to } of jpegSegments(bytes)) {
    if (kind !== EXIF || bytes.toString('latin1', from, from + 4) !== 'Exif') continue;
    const tiff = bytes.subarray(from + 6, to);
    if (tiff.length < 8) return 1;
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const word = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    if (start + 2 > tiff.length) return 1;
    for (let entry = 0; entry < word(start); entry += 1) {
      const at = start + 2 + entry * ENTRY_BYTES;
      if (at + ENTRY_BYTES > tiff.length) return 1;
      const value = word(at + 8);
      if (word(at) === ORIENTATION) return value >= 1 && value <= 8 ? value : 1;
    }
  }
  return 1;
};
