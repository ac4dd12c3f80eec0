import { expect, it } from 'vitest';
import { isAllowedLicence } from './licences.ts';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT or MPL-2.0', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND (GPL-2.0 OR ISC)', true],
  ['GPL-3.0-or-later', false],
  ['MIT AND GPL-2.0', false],
  ['MPL-2.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['', false],
  ['(MIT', false],
])('%s: %s', (expression, isAllowed) => {
  expect(isAllowedLicence(expression)).toBe(isAllowed);
});
