import { crc32, deflateSync } from 'node:zlib';

/** Every pixel is sampled at four points, so that edges are smooth. */
const SAMPLES = [0.25, 0.75] as const;

export type Colour = readonly [red: number, green: number, blue: number];

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A square picture as PNG from the colours of the unit square. */
export const drawPng = (side: number, colourAt: (x: number, y: number) => Colour): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits, red green blue.
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = Buffer.alloc(side * (1 + side * 3));
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const samples = SAMPLES.flatMap((down) =>
        SAMPLES.map((right) => colourAt((column + right) / side, (row + down) / side)),
      );
      const mean = [0, 1, 2].map(
        (part) => samples.reduce((sum, colour) => sum + (colour[part] ?? 0), 0) / samples.length,
      );
      pixels.set(mean, row * (1 + side * 3) + 1 + column * 3);
    }
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
