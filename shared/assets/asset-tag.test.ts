import { expect, it } from 'vitest';
import { assetTag, assetTitle, typedTag } from './asset-tag.ts';

it('writes a tag that can be read out', () => {
  expect(assetTag(42)).toBe('A-00042');
  expect(assetTag(1_234_567)).toBe('A-1234567');
});

it('knows a tag however it is typed, and no other text', () => {
  expect(['A-00140', 'a-140', 'A140', 'a00140'].map(typedTag)).toEqual(Array(4).fill('A-00140'));
  expect(['140', '00140', 'A-14x', 'SA-140', 'A-'].map(typedTag)).toEqual(Array(5).fill(undefined));
});

it('names an asset by its type, its label and its serial number', () => {
  expect(assetTitle({ id: 140, name: 'Laptop', serial_number: 'SN-77' })).toBe('Laptop, A-00140, SN-77');
  expect(assetTitle({ id: 140, name: 'Laptop', serial_number: null })).toBe('Laptop, A-00140');
});
