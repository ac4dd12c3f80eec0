import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { imageSize, orientationOf } from './image-facts.ts';
import { shrinkImage } from './shrink-image.ts';

/** Red at the left, blue at the right, the lower half transparent. */
const points = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isLeft = x < width / 2;
      data.set([isLeft ? 255 : 0, 0, isLeft ? 0 : 255, y < height / 2 ? 255 : 0], (y * width + x) * 4);
    }
  return data;
};
const aPng = (width: number, height: number): Buffer => {
  const png = new PNG({ width, height });
  png.data = points(width, height);
  return PNG.sync.write(png);
};
const aJpeg = (width: number, height: number): Buffer =>
  Buffer.from(encode({ width, height, data: points(width, height) }, 90).data);

/** The same JPEG with the Exif data of a camera that was held this way. */
const held = (jpeg: Buffer, orientation: number, little = false): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write(little ? 'II' : 'MM', 0, 'latin1');
  const word = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  word(42, 2);
  if (little) tiff.writeUInt32LE(8, 4);
  else tiff.writeUInt32BE(8, 4);
  word(1, 8);
  word(0x0112, 10);
  word(3, 12);
  word(orientation, 18);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(tiff.length + 8);
  const exif = Buffer.concat([Buffer.from('ffe1', 'hex'), length, Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
};

it('leaves small upright pictures as they are', () => {
  for (const bytes of [aPng(1600, 2)]) expect(shrinkImage(bytes, 'image/png')).toBe(bytes);
  const jpeg = aJpeg(40, 20);
  expect(shrinkImage(jpeg, 'image/jpeg')).toBe(jpeg);
});

it('makes large ones 1,600 pixels long, with their colours and transparency', () => {
  const png = shrinkImage(aPng(3_200, 100), 'image/png');
  const small = PNG.sync.read(png ?? Buffer.alloc(0));
  expect([small.width, small.height]).toEqual([1_600, 50]);
  expect([...small.data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  expect([...small.data.subarray(1_599 * 4, 1_600 * 4)]).toEqual([0, 0, 255, 255]);
  expect(small.data.at(-1)).toBe(0);
  const jpeg = shrinkImage(aJpeg(100, 2_000), 'image/jpeg') ?? Buffer.alloc(0);
  expect(imageSize(jpeg, 'image/jpeg')).toEqual({ width: 80, height: 1_600 });
});

it.each([
  [1, false, 40, 20, undefined],
  [3, true, 40, 20, 'blue'],
  [6, false, 20, 40, 'red'],
  [8, true, 20, 40, 'blue'],
] as const)('turns a picture that was held as %i', (orientation, little, width, height, first) => {
  const turned = held(aJpeg(40, 20), orientation, little);
  expect(orientationOf(turned)).toBe(orientation);
  const result = shrinkImage(turned, 'image/jpeg') ?? Buffer.alloc(0);
  expect(imageSize(result, 'image/jpeg')).toEqual({ width, height });
  if (first !== undefined) expect(orientationOf(result)).toBe(1);
});

it('takes no bytes that are no picture, and none of billions of points', () => {
  const huge = aPng(10, 10);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  for (const bytes of [huge, Buffer.alloc(0), aPng(4, 4).subarray(0, 20), aJpeg(4, 4).subarray(0, 10)])
    expect(shrinkImage(bytes, 'image/png')).toBeUndefined();
  expect(shrinkImage(aPng(2_000, 10).subarray(0, 60), 'image/png')).toBeUndefined();
  expect(shrinkImage(aJpeg(2_000, 10).subarray(0, 20), 'image/jpeg')).toBeUndefined();
  expect(shrinkImage(Buffer.from('ffd8ffe1ffff', 'hex'), 'image/jpeg')).toBeUndefined();
});
