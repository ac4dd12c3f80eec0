/** `startsAs` looks at this many bytes. */
export const HEAD_BYTES = 16;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

const heads: Readonly<Record<string, (head: Buffer) => boolean>> = {
  'application/pdf': (head) => head.toString('latin1', 0, 5) === '%PDF-',
  'image/png': (head) => head.subarray(0, PNG.length).equals(PNG),
  'image/jpeg': (head) => head.subarray(0, JPEG.length).equals(JPEG),
  'image/heic': (head) => head.toString('latin1', 4, 8) === 'ftyp',
  'image/webp': (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
};

/** Whether `startsAs` knows how files of this type begin. */
export const hasKnownStart = (type: string): boolean => Object.hasOwn(heads, type);

/** Whether a file begins as files of its type do; false for a type without a known start. */
export const startsAs = (type: string, head: Buffer): boolean => heads[type]?.(head) ?? false;
