import { expect, it } from 'vitest';
import { hasDuplicateKeys } from './duplicate-keys.ts';

it.each([
  ['a key twice', '{"a":1,"a":2}', true],
  ['a key twice, once escaped', '{"a":1,"\\u0061":2}', true],
  ['a key twice, further in', '{"a":[{"b":1,"c":{"b":2},"b":3}]}', true],
  ['a key twice, with an object between', '{"a":{"x":[{}]},"a":1}', true],
  ['a key with a quote in it, twice', '{"a\\"b":1,"a\\"b":2}', true],
  ['one key in two objects', '{"a":{"b":1},"c":{"b":2}}', false],
  ['one key in two objects of a list', '[{"a":1},{"a":2}]', false],
  ['a text that looks like a key', '{"a":"b\\":","b":1}', false],
  ['a text that is a key elsewhere', '{"a":"b","b":"a"}', false],
  ['keys that differ by case', '{"a":1,"A":2}', false],
  ['no object', '"a"', false],
])('%s', (_, text, expected) => expect(hasDuplicateKeys(text)).toBe(expected));

it.each([
  ['plain text', 'a'],
  ['escaped signs', '\\"'],
])('reads megabytes of %s', (_, part) => {
  const long = `{"file":"${part.repeat(6_000_000)}","a":{"b":1},"b":2}`;
  expect(hasDuplicateKeys(long)).toBe(false);
  expect(hasDuplicateKeys(long.replace('"b":2', '"file":2'))).toBe(true);
});
