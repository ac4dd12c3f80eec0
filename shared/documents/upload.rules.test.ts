import { expect, test } from 'vitest';
import { DOCUMENT_MAX_BYTES } from './document.ts';
import { uploadRefusal } from './upload.rules.ts';

test.each([
  ['contract.pdf', 1, undefined],
  ['SCAN.JPEG', DOCUMENT_MAX_BYTES, undefined],
  ['contract.exe', 1, 'kind'],
  ['contract', 1, 'kind'],
  ['contract.exe', 0, 'kind'],
  ['contract.pdf', 0, 'empty'],
  ['contract.pdf', DOCUMENT_MAX_BYTES + 1, 'size'],
])('a file %s of %i bytes: %s', (name, size, why) => {
  expect(uploadRefusal({ name, size })).toBe(why);
});
