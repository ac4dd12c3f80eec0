import { constants, unzipSync } from 'node:zlib';

/** A page, a font or a picture of an honest file stays far below. */
const MAX_STREAM_BYTES = 64 * 1024 * 1024;
const MAX_TOTAL_BYTES = 1024 * 1024 * 1024;

const KEYWORD = Buffer.from('stream');
const END = Buffer.from('endstream');
const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

/** Where the packed bytes of each stream begin, whatever the file says of their length. */
function* streamStarts(file: Buffer): Generator<number> {
  for (let at = file.indexOf(KEYWORD); at >= 0; at = file.indexOf(KEYWORD, at + KEYWORD.length)) {
    if (file.subarray(Math.max(0, at - 3), at + KEYWORD.length).equals(END)) continue;
    let start = at + KEYWORD.length;
    if (file[start] === CARRIAGE_RETURN) start += 1;
    if (file[start] === LINE_FEED) start += 1;
    yield start;
  }
}

/** How often a stream may be packed again. */
const MAX_LAYERS = 4;

/** Bytes that a stream unpacks to: 0 for one that is not packed, infinity for one that goes beyond the limit. */
const unpackedBytes = (packed: Buffer, layers = MAX_LAYERS): number => {
  try {
    const bytes = unzipSync(packed, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
    if (bytes.length === 0) return 0;
    return layers === 0 ? Infinity : bytes.length + unpackedBytes(bytes, layers - 1);
  } catch (error) {
    return error instanceof RangeError ? Infinity : 0;
  }
};

/** Whether a file of a few bytes would fill the memory of whoever opens it. Found before anything is read from it. */
export const unpacksTooLarge = (file: Buffer): boolean => {
  let left = MAX_TOTAL_BYTES;
  for (const start of streamStarts(file)) {
    left -= unpackedBytes(file.subarray(start));
    if (left < 0) return true;
  }
  return false;
};
