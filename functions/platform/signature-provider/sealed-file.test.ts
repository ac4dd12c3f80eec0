import { expect, it } from 'vitest';
import { holdsWhatWasSent } from './sealed-file.ts';

const sent = Buffer.from('%PDF-1.7 the document %%EOF');

it.each([
  ['with a seal behind its end', Buffer.concat([sent, Buffer.from(' seal %%EOF')]), true],
  ['to which nothing was added', sent, false],
  ['that was cut', sent.subarray(0, -1), false],
  ['with one byte changed', Buffer.from('%PDF-1.7 the documenT %%EOF seal %%EOF'), false],
  ['that was put behind something else', Buffer.concat([Buffer.from('x'), sent]), false],
  ['that is empty', Buffer.alloc(0), false],
])('looks at a file %s', (_, sealed, holds) => {
  expect(holdsWhatWasSent(sealed, sent)).toBe(holds);
});
