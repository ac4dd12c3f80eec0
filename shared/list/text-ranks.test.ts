import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SORT_KEYS, sortKey, textKey } from './sort-key.ts';
import { textRanks } from './text-ranks.ts';

/** The different texts in the order of their ranks. */
const inOrder = (texts: readonly string[]): string[] => {
  const { ranks, count } = textRanks(texts.length, (place) => texts[place]!);
  const different = new Array<string>(count);
  texts.forEach((text, place) => (different[ranks[place]!] = text));
  expect(texts.every((text, place) => different[ranks[place]!] === text)).toBe(true);
  return different;
};
/** Beyond the number of texts from which on they are sorted by their first characters. */
const MANY = 10_500;

describe('the order of texts', () => {
  it('is that of their codes, among many that begin alike, end early, or hold any character', () => {
    const begins = [
      '',
      '1-',
      '1-abc-',
      '1-abc-12',
      '1-abc-12-abc-12',
      '1-abc-12-abc-123',
      'é',
      '\u00fd',
      '\u00fe',
      '\u00ff',
      '\u0100',
      '語',
      '\uffff',
      '\0',
    ];
    const some = fc.tuple(fc.constantFrom(...begins), fc.string({ unit: 'binary', maxLength: 9 }));
    fc.assert(
      fc.property(fc.array(some, { minLength: 20, maxLength: 60, size: 'max' }), (made) => {
        const texts = Array.from({ length: MANY }, (_, at) => `${made[at % made.length]!.join('')}${at % 977}`);
        // oxlint-disable-next-line unicorn/require-array-sort-compare -- why: the order by codes is what is asked
        expect(inOrder(texts)).toEqual([...new Set(texts)].toSorted());
      }),
      { numRuns: 6 },
    );
  });

  it('is the same for few', () => {
    expect(inOrder(['b', '', 'a', '\uffff', 'ab', 'é', 'a'])).toEqual(['', 'a', 'ab', 'b', 'é', '\uffff']);
  });
});

describe('the key of a text', () => {
  it('sorts digits as numbers, whatever zeros lead, and knows no case and accents', () => {
    const texts = ['A10', 'a2', 'Á', 'a007', 'a7b', '10', '9', '0', '00', '', 'x1y20', 'x1y3', 'x01y3z'];
    expect(texts.toSorted((a, b) => (textKey(a) < textKey(b) ? -1 : textKey(a) > textKey(b) ? 1 : 0))).toEqual([
      '',
      '0',
      '00',
      '9',
      '10',
      'Á',
      'a2',
      'a007',
      'a7b',
      'A10',
      'x1y3',
      'x01y3z',
      'x1y20',
    ]);
    expect(textKey('000')).toBe('10');
    expect(textKey(`n${'9'.repeat(20)}`)).toBe(`n?${'9'.repeat(20)}`);
  });

  it('has a number for the form of all keys, by which orders were kept', () => {
    // Whoever changes a key counts `SORT_KEYS` up and puts both here.
    const texts = [
      null,
      '',
      ' ',
      'Škoda 007',
      'ÉCOLE-12b',
      'ΣΊΣΥΦΟΣ',
      '1-ABC-123',
      '10 000',
      'ẞ ß ĳ',
      '①2',
      `${'9'.repeat(20)}x`,
    ];
    const ascii = Array.from({ length: 128 }, (_, code) => `${String.fromCharCode(code)}a10`);
    const keys = (['text', 'date'] as const).map((kind) => [...texts, ...ascii].map((text) => sortKey(kind, text)));
    const form = createHash('sha256').update(JSON.stringify(keys)).digest('hex').slice(0, 16);
    expect({ [SORT_KEYS]: form }).toEqual({ 1: '65ae8134957f2d7a' });
  });
});
