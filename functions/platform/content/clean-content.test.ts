import { expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';
import { parseContent } from './parse-content.ts';
import { contentHash, writeContent } from './write-content.ts';

it.each([
  ['<p>a</p>', '<p>a</p>'],
  ['a b', '<p>a b</p>'],
])('x %s', async (input, expected) => {
  const { html } = await cleanContent(input);
  expect(html).toBe(expected);
  expect(writeContent(parseContent(html))).toBe(html);
  expect(contentHash(html)).toHaveLength(64);
});
