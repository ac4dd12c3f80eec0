/** A value of DER (ITU-T X.690): its content, and all of its bytes with tag and length. */
export type DerValue = {
  readonly content: Buffer;
  readonly all: Buffer;
};

const LONG = 0x80;

/** The value that begins at this byte; throws a `RangeError` for bytes that are no DER. */
export const derValue = (bytes: Buffer, at = 0): DerValue => {
  const short = bytes.readUInt8(at + 1);
  const longBytes = short & LONG ? short - LONG : 0;
  const from = at + 2 + longBytes;
  const to = from + (longBytes === 0 ? short : bytes.readUIntBE(at + 2, longBytes));
  if (to > bytes.length) throw new RangeError('DER ends too early');
  return { content: bytes.subarray(from, to), all: bytes.subarray(at, to) };
};

/** The values that lie one after the other in these bytes. */
export const derValues = (bytes: Buffer): DerValue[] => {
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length;) {
    const value = derValue(bytes, at);
    values.push(value);
    at += value.all.length;
  }
  return values;
};

const lengthOf = (length: number): Buffer => {
  if (length < LONG) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([LONG + bytes.length]), bytes]);
};

export const toDer = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};
