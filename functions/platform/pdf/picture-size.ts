export type PictureSize = {
  readonly width: number;
  readonly height: number;
  readonly format: 'png' | 'jpg';
};

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const pngSize = (bytes: Buffer): PictureSize | undefined =>
  bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), format: 'png' }
    : undefined;

const jpegSize = (bytes: Buffer): PictureSize | undefined => {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1] ?? 0))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), format: 'jpg' };
  }
  return undefined;
};

/** Size in pixels and format of a picture by its first bytes, whatever its name says; nothing if it is neither. */
export const pictureSize = (content: Uint8Array): PictureSize | undefined => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const size = bytes.subarray(0, PNG.length).equals(PNG)
    ? pngSize(bytes)
    : bytes[0] === 0xff && bytes[1] === 0xd8
      ? jpegSize(bytes)
      : undefined;
  return size && size.width > 0 && size.height > 0 ? size : undefined;
};
