import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { glyphsOf } from '#functions/platform/pdf/font-glyphs.ts';
import { fontFiles } from '#functions/platform/pdf/pdf-files.ts';
import { isInFonts, printedText, unprintableIn } from './printable.rules.ts';

it('knows every sign of the fonts, and no other', () => {
  const glyphs = glyphsOf(fontFiles().map((file) => readFileSync(file)));
  const wrong: number[] = [];
  for (let code = 0; code <= 0x10_ffff; code += 1) if (isInFonts(code) !== glyphs.has(code)) wrong.push(code);
  expect(wrong).toEqual([]);
});

it.each([
  ['Zoë Vandenbroucke-Ångström', []],
  ['יוסי كريم', []],
  ['Ann 😀😀 漢', ['😀', '漢']],
  ['a\u200Bb\u202Ec\u0007\nd', []],
])('finds in %j what a PDF shows as a box', (text, characters) => {
  expect(unprintableIn(text)).toEqual(characters);
});

it.each([
  ['half of a pair', 'a\uD83Db\uDE00c', 'abc'],
  ['a sign of control', 'a\u0007b\u0085c', 'abc'],
  ['a sign of direction', 'a\u202Eb\u2069c', 'abc'],
  ['spaces and ends of lines', 'a \t\r\nb\u2028c', 'a b c'],
  ['a letter and its accent', 'e\u0301', '\u00E9'],
])('prints %s as a document shows it', (_, text, shown) => {
  expect(printedText(text)).toBe(shown);
});
