import { expect, it } from 'vitest';
import { matchedPieces } from './highlight.tsx';

it.each([
  ['Lefèvre, Jérôme', ['lefe'], ['', 'Lefè', 'vre, Jérôme']],
  ['Jérôme Lefèvre', ['lef', 'JÉR'], ['', 'Jér', 'ôme ', 'Lef', 'èvre']],
  ['1-XPA-207', ['xpa'], ['1-', 'XPA', '-207']],
  ['BMW', ['q'], ['BMW']],
  ['BMW', [''], ['BMW']],
  ['(.*)', ['.*'], ['(', '.*', ')']],
])('marks in %j what matches %j', (text, words, pieces) => {
  expect(matchedPieces(text, words)).toEqual(pieces);
  expect(matchedPieces(text, words).join('')).toBe(text);
});
