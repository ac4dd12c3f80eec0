import { expect, it } from 'vitest';
import { assetTag, typedTag } from './asset-tag.ts';

it('writes a tag that can be read out', () => {
  expect(assetTag(42)).toBe('A-00042');
  expect(assetTag(1_234_567)).toBe('A-1234567');
});

it('knows a tag however it is typed, and no other text', () => {
  expect(['A-00140', 'a-140', 'A140', 'a00140'].map(typedTag)).toEqual(Array(4).fill('A-00140'));
  expect(['140', '00140', 'A-14x', 'SA-140', 'A-'].map(typedTag)).toEqual(Array(5).fill(undefined));
});
