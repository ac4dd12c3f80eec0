import { expect, it } from 'vitest';
import { mergeTags } from './merge-tags.ts';

it.each([
  ['adds mine to theirs', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
  ['removes what I removed', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  ['leaves out what they removed', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
  ['takes one tag for all its spellings', ['a'], ['a', 'Été'], ['A', 'ete'], ['A', 'ete']],
  ['keeps theirs when I changed nothing', ['a'], ['a'], [], []],
])('%s', (_, base, mine, theirs, merged) => expect(mergeTags(base, mine, theirs)).toEqual(merged));
