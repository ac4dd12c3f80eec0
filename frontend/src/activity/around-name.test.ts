import { expect, it } from 'vitest';
import { aroundName } from './around-name.ts';

it('finds the name of a record in a sentence, as whole words', () => {
  expect(aroundName("reminded you that Zoë D'Hondt's certificate expires", "Zoë D'Hondt")).toEqual([
    'reminded you that ',
    "'s certificate expires",
  ]);
  expect(aroundName('added the Monitors and the Monitor', 'Monitor')).toEqual(['added the Monitors and the ', '']);
  expect(aroundName('added Éva', 'va')).toBeUndefined();
  expect(aroundName('added a record', '')).toBeUndefined();
});
