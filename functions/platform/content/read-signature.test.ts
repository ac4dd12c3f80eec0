import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readSignature } from './read-signature.ts';

type Point = readonly [red: number, green: number, blue: number, alpha: number];

/** The mark of a PNG and its first part. */
const HEAD_BYTES = 33;

const CLEAR: Point = [0, 0, 0, 0];
const WHITE: Point = [255, 255, 255, 255];
const INK: Point = [20, 30, 110, 255];

/** A ground with a line from `from` to `to` in its middle. */
const aDrawing = (
  width: number,
  height: number,
  {
    ground = CLEAR,
    ink = INK,
    from = 0.25,
    to = 0.75,
  }: { ground?: Point; ink?: Point; from?: number; to?: number } = {},
): Buffer => {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isLine = Math.abs(y - height / 2) < 3 && x >= width * from && x < width * to;
      png.data.set(isLine ? ink : ground, (y * width + x) * 4);
    }
  return PNG.sync.write(png);
};
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const sizeOf = (png: Buffer): [number, number] => {
  const { width, height } = PNG.sync.read(png);
  return [width, height];
};
const noise = (width: number, height: number): Buffer => {
  const png = new PNG({ width, height });
  png.data = randomBytes(width * height * 4);
  return PNG.sync.write(png);
};
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0L9 9" stroke="#000"/></svg>';

describe('readSignature', () => {
  it.each<[string, string, [number, number]]>([
    ['a drawing', base64(aDrawing(400, 100)), [208, 13]],
    ['one with its prefix', `data:image/png;base64,${base64(aDrawing(400, 100))}`, [208, 13]],
    ['one on white paper', base64(aDrawing(400, 100, { ground: WHITE })), [208, 13]],
    ['one on paper that is not all white', base64(aDrawing(400, 100, { ground: [250, 248, 245, 255] })), [208, 13]],
    ['a thin one', base64(aDrawing(400, 100, { ink: [0, 0, 0, 40] })), [208, 13]],
    ['a large one', base64(aDrawing(1_800, 300, { from: 0, to: 1 })), [1_200, 9]],
  ])('takes %s, without the edges around it', (_, sent, size) => {
    const signature = readSignature(sent);
    expect(sizeOf(signature)).toEqual(size);
    expect(readSignature(base64(signature)).equals(signature)).toBe(true);
  });

  it('keeps nothing of a file but its points', () => {
    const [head, rest] = [aDrawing(400, 100).subarray(0, HEAD_BYTES), aDrawing(400, 100).subarray(HEAD_BYTES)];
    const body = Buffer.from('tEXtAuthor\0Somebody', 'latin1');
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length - 'tEXt'.length);
    check.writeUInt32BE(crc32(body));
    const sent = Buffer.concat([head, length, body, check, rest]);
    expect(readSignature(base64(sent)).toString('latin1')).not.toMatch(/tEXt|Somebody/);
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['a prefix alone', 'data:image/png;base64,'],
    ['no base64', 'not a picture!'],
    ['a clear picture', base64(aDrawing(400, 100, { ink: CLEAR }))],
    ['a white picture', base64(aDrawing(400, 100, { ground: WHITE, ink: WHITE }))],
    ['a picture of one colour', base64(aDrawing(400, 100, { ground: INK }))],
    ['a line that nobody sees', base64(aDrawing(400, 100, { ink: [0, 0, 0, 9] }))],
    ['a JPEG', base64(encode({ width: 20, height: 20, data: Buffer.alloc(1_600, 90) }, 90).data)],
    [
      'a JPEG with its prefix',
      `data:image/jpeg;base64,${base64(encode({ width: 9, height: 9, data: Buffer.alloc(324) }).data)}`,
    ],
    ['a drawing of text', base64(Buffer.from(svg))],
    ['a drawing of text with its prefix', `data:image/svg+xml;base64,${base64(Buffer.from(svg))}`],
    ['half a picture', base64(aDrawing(400, 100).subarray(0, 60))],
    ['a picture with something behind its end', base64(Buffer.concat([aDrawing(40, 20), Buffer.from('<?php')]))],
    ['more than 200 KB', base64(noise(300, 200))],
  ])('refuses %s', (_, sent) => {
    expect(() => readSignature(sent)).toThrow(
      expect.objectContaining({
        fields: [expect.objectContaining({ path: 'base64_signature', code: 'signature_invalid' })],
      }),
    );
  });
});
