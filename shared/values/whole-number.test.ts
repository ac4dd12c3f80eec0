import { expect, it } from 'vitest';
import { parseWholeNumber, typedWhole } from './whole-number.ts';

it.each([
  ['1000', 1000],
  ['1.000', 1000],
  ['1,000', 1000],
  [' 1 000 ', 1000],
  ['1\u202f000', 1000],
  ['1.234.567', 1_234_567],
  ['-1.000', -1000],
  ['007', 7],
  // Which number is too large is for the bounds of its field to say.
  ['1.000.000.000', 1_000_000_000],
  [12, 12],
  [1e21, 1e21],
])('reads %j', (input, value) => expect(parseWholeNumber(input)).toEqual({ ok: true, value }));

it.each([
  ['1,5', 'whole_number'],
  ['1.00', 'whole_number'],
  ['0.500', 'whole_number'],
  ['1234.567', 'whole_number'],
  // A number of JSON that has decimals is no thousands.
  [12.345, 'whole_number'],
  ['1.000,5', 'invalid_number'],
  ['1.000,000', 'invalid_number'],
  ['1 00', 'invalid_number'],
  ['1.000.00', 'invalid_number'],
  ['abc', 'invalid_number'],
  ['', 'invalid_number'],
])('refuses %j', (input, code) => expect(parseWholeNumber(input)).toEqual({ ok: false, code }));

it('is null where no whole number was typed', () =>
  expect([typedWhole('1.000'), typedWhole('1,5')]).toEqual([1000, null]));
